/** Which games this browser has seen the end of: who has not is led to the easiest way in. */
const KEY = 'cantiere.played';

function load(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

let games: readonly string[] = $state.raw(load());

export const played = {
  has: (game: string): boolean => games.includes(game),
  get any(): boolean {
    return games.length > 0;
  },
  add(game: string): void {
    if (games.includes(game)) return;
    games = [...games, game];
    try {
      localStorage.setItem(KEY, JSON.stringify(games));
    } catch {
      // A browser that keeps nothing asks again.
    }
  },
};
