/** Prettier cannot break a comment or a string: says which lines are wider than it was told, and fails if there are any. */
import { readdirSync, readFileSync } from 'node:fs';

const { printWidth } = JSON.parse(readFileSync(new URL('../.prettierrc.json', import.meta.url), 'utf-8'));
const sources = new URL('../src/', import.meta.url);

const wide = readdirSync(sources, { recursive: true })
  .filter((name) => /\.(ts|svelte|css)$/.test(name))
  .flatMap((name) =>
    readFileSync(new URL(name, sources), 'utf-8')
      .split('\n')
      .flatMap((line, i) => (line.length > printWidth ? [`src/${name}:${i + 1}: ${line.length} columns`] : [])),
  );
for (const line of wide) console.error(line);
process.exit(wide.length ? 1 : 0);
