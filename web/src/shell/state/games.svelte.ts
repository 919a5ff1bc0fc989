/** The games' drawings, loaded when they are needed. The shell finds folders; it knows no game. */
import type { Component } from 'svelte';
import type { GameClient } from '../board';

const clients = import.meta.glob<Record<string, unknown>>('../../games/*/index.ts');
const pictures = import.meta.glob<{ default: Component }>(['../../games/*/GameCard.svelte', '../../games/*/pieces/GameCard.svelte']);

function folder(path: string): string {
  return path.split('/games/')[1]?.split('/')[0] ?? '';
}

/** The game's board; null for a game that is played by its buttons alone. */
export async function loadClient(game: string): Promise<GameClient | null> {
  const load = Object.entries(clients).find(([path]) => folder(path) === game)?.[1];
  if (!load) return null;
  const found = Object.values(await load()).find((value) => (value as GameClient | null)?.id === game);
  return (found as GameClient | undefined) ?? null;
}

export async function loadPicture(game: string): Promise<Component | null> {
  const load = Object.entries(pictures).find(([path]) => folder(path) === game)?.[1];
  return load ? (await load()).default : null;
}
