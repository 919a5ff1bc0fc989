/** Tiny Towns in the browser. */
import type { GameClient } from '../../board/contract';
import Board from './Board.svelte';
import Figure, { parts } from './Figure.svelte';
import Portrait from './Portrait.svelte';
import Reference from './Reference.svelte';

const client: GameClient = { id: 'tinytowns', Board, Portrait, Reference, Figure, parts };
export default client;
