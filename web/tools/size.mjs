/** Adds up what a browser loads to play one game, gzipped: the shell and the game. Fonts and pictures are apart. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 150 * 1024;
const client = new URL('../../src/cantiere/_client/', import.meta.url);
const assets = new URL('assets/', client);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf-8'));

const packed = new Map(
  readdirSync(assets).map((name) => [`assets/${name}`, gzipSync(readFileSync(new URL(name, assets))).length]),
);

/** Every file that an entry loads at once, its styles among them. */
function closure(entry, found = new Set()) {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const next of manifest[entry].imports ?? []) closure(next, found);
  return found;
}

function weigh(entries) {
  const files = new Set();
  for (const entry of entries) {
    for (const part of closure(entry)) {
      files.add(manifest[part].file);
      for (const style of manifest[part].css ?? []) files.add(style);
    }
  }
  return [...files].reduce((sum, file) => sum + (packed.get(file) ?? 0), 0);
}

const all = Object.keys(manifest);
// To sit down and play: the first page, a new table, the table. Guide, replay, settings and administration come when
// somebody asks for them.
const shell = [
  'index.html',
  ...all.filter((name) => /^src\/shell\/(lobby|table)\//.test(name) && manifest[name].isDynamicEntry),
  'src/text/en.ftl?raw',
];
const games = all.filter((name) => /^src\/games\/[^/]+\/index\.ts$/.test(name));
const present = shell.filter((name) => name in manifest);
const pages = all.filter((name) => name.startsWith('src/shell/') && manifest[name].isDynamicEntry);

let worst = weigh(present);
console.log(`everything but the games: ${(weigh([...present, ...pages]) / 1024).toFixed(1)} KB`);
console.log(`the shell: ${(worst / 1024).toFixed(1)} KB`);
for (const game of games) {
  const size = weigh([...present, game]);
  worst = Math.max(worst, size);
  console.log(`with ${game.split('/')[2]}: ${(size / 1024).toFixed(1)} KB`);
}
if (worst > LIMIT) {
  console.error(`The client is too big: ${(worst / 1024).toFixed(1)} KB of at most ${LIMIT / 1024} KB.`);
  process.exit(1);
}
