/** The games' drawings, loaded when they are needed. The shell finds folders; it knows no game. */
import type { Component } from 'svelte';
import type { GameClient } from '../../board/contract';
import { once } from '../lib/once';
import { api } from './api';

const clients = import.meta.glob<{ default: GameClient }>('../../games/*/index.ts');
const pictures = import.meta.glob<{ default: Component }>('../../games/*/GameCard.svelte');
const loaded = new Map<string, Promise<LoadedGame>>();

function folder(path: string): string {
  return path.split('/games/')[1]?.split('/')[0] ?? '';
}

/** A game's board, and what is printed on the components it draws. */
export interface LoadedGame {
  readonly client: GameClient;
  readonly facts: unknown;
}

/** Null for a game that is played by its buttons alone, as one is whose board cannot be had just now. */
export async function loadGame(game: string): Promise<LoadedGame | null> {
  const load = Object.entries(clients).find(([path]) => folder(path) === game)?.[1];
  if (!load) return null;
  try {
    return await once(loaded, game, async () => {
      const [found, facts] = await Promise.all([load(), api.get(`/api/games/${game}/facts`)]);
      return { client: found.default, facts };
    });
  } catch {
    return null;
  }
}

export async function loadPicture(game: string): Promise<Component | null> {
  const load = Object.entries(pictures).find(([path]) => folder(path) === game)?.[1];
  return load ? (await load()).default : null;
}
