/** Remembers what was asked for under the key, unless it failed. */
export function once<T>(kept: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  let found = kept.get(key);
  if (!found) {
    found = ask();
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}
