/** Ways over the map, for a piece that goes several steps. */
type Roads = readonly (readonly [string, string])[];

/** A shortest way, both ends included; empty where there is none. */
export const route = (roads: Roads, from: string, to: string): string[] => {
  const came = new Map<string, string>([[from, '']]);
  for (const here of came.keys()) {
    if (here === to) break;
    for (const [a, b] of roads) {
      const there = a === here ? b : b === here ? a : null;
      if (there !== null && !came.has(there)) came.set(there, here);
    }
  }
  const way: string[] = [];
  for (let at: string | undefined = came.has(to) ? to : ''; at; at = came.get(at)) way.unshift(at);
  return way;
};
