/** The rules of the games, read once a language. */
import { parseMarkdown, type Block } from '../lib/markdown';
import { api } from './api';

const read = new Map<string, Promise<Block[]>>();

export function guide(game: string, language: string): Promise<Block[]> {
  const key = `${language}/${game}`;
  let found = read.get(key);
  if (!found) {
    found = api.text(`/api/games/${game}/guide/${language}`).then(parseMarkdown);
    read.set(key, found);
    found.catch(() => read.delete(key));
  }
  return found;
}
