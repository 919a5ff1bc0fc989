/** Two Walls in the browser. */
import type { GameClient } from '../../board/contract';
import Board from './Board.svelte';
import GameCard from './GameCard.svelte';

export const client: GameClient = { id: 'twowalls', Board, Picture: GameCard };
