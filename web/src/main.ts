import { mount } from 'svelte';
import './pieces/palette.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/lights.css';
import App from './shell/App.svelte';
import { dress } from './shell/state/settings.svelte';

dress();
mount(App, { target: document.getElementById('app')! });
