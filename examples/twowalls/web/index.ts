/** Two Walls in the browser. */
import type { GameClient } from '../../board/contract';
import Board from './Board.svelte';

const client: GameClient = { id: 'twowalls', Board };
export default client;
