/** The Palaces of Carrara in the browser. */
import type { GameClient } from '../../board/contract';
import Board from './Board.svelte';
import Figure, { parts } from './Figure.svelte';
import GameCard from './GameCard.svelte';
import Portrait from './Portrait.svelte';
import Reference from './Reference.svelte';

export const client: GameClient = { id: 'carrara', Board, Picture: GameCard, Portrait, Reference, Figure, parts };
export default client;
