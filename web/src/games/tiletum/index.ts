/** Tiletum in the browser. */
import type { GameClient } from '../../board/contract';
import Board from './Board.svelte';
import Figure, { sizes } from './Figure.svelte';
import GameCard from './GameCard.svelte';
import Reference from './Reference.svelte';

export const client: GameClient = { id: 'tiletum', Board, Picture: GameCard, Reference, Figure, sizes };
export default client;
