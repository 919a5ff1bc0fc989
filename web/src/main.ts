import { mount } from 'svelte';
import './pieces/palette.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/lights.css';
import App from './shell/App.svelte';
import { dress } from './shell/global/settings.svelte';

// Each game's accent lies in its own folder.
import.meta.glob('./games/*/accent.css', { eager: true });

dress();
mount(App, { target: document.getElementById('app')! });
