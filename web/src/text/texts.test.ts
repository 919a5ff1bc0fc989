import {
  parse,
  Visitor,
  type Message,
  type Pattern,
  type SelectExpression,
  type VariableReference,
} from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const LANGUAGES = ['en', 'cs', 'pl'] as const;
/** What each language tells apart; `many` in Czech is for fractions. */
const PLURALS: Record<string, string[]> = {
  en: ['one', 'other'],
  cs: ['one', 'few', 'many', 'other'],
  pl: ['one', 'few', 'many', 'other'],
};

interface Facts {
  variables: Set<string>;
  selects: string[][];
  text: string;
}

class Reader extends Visitor {
  variables = new Set<string>();
  selects: string[][] = [];
  override visitVariableReference(node: VariableReference): void {
    this.variables.add(node.id.name);
  }
  override visitSelectExpression(node: SelectExpression): void {
    this.selects.push(
      node.variants.map((variant) => (variant.key.type === 'Identifier' ? variant.key.name : variant.key.value)),
    );
    this.genericVisit(node);
  }
}

function facts(pattern: Pattern, source: string): Facts {
  const reader = new Reader();
  reader.visit(pattern);
  return {
    variables: reader.variables,
    selects: reader.selects,
    text: source.slice(pattern.span?.start, pattern.span?.end),
  };
}

function read(folder: string, language: string): Map<string, Facts> {
  const source = readFileSync(new URL(`${folder}${language}.ftl`, import.meta.url), 'utf-8');
  const body = parse(source, {}).body;
  expect(body.filter((entry) => entry.type === 'Junk')).toEqual([]);
  const messages = body.filter((entry): entry is Message => entry.type === 'Message');
  const found = new Map(messages.map((message) => [message.id.name, facts(message.value!, source)]));
  expect(found.size).toBe(messages.length);
  return found;
}

/** The words of the shell, and those that only administrators load. */
const FOLDERS = ['./', './admin/'] as const;
const all = Object.fromEntries(
  FOLDERS.map((folder) => [folder, Object.fromEntries(LANGUAGES.map((one) => [one, read(folder, one)]))]),
);

describe.each(FOLDERS.flatMap((folder) => LANGUAGES.map((language) => ({ folder, language }))))(
  'the words of $folder$language',
  ({ folder, language }) => {
    const texts = all[folder]!;
    const keys = [...texts.en!.keys()];
    const own = texts[language]!;

    it('say everything, and nothing more', () => {
      expect([...own.keys()].toSorted()).toEqual(keys.toSorted());
    });

    it('use the same variables', () => {
      for (const key of keys)
        expect([key, [...own.get(key)!.variables].toSorted()]).toEqual([
          key,
          [...texts.en!.get(key)!.variables].toSorted(),
        ]);
    });

    it('count as the language does', () => {
      for (const [key, { selects }] of own) {
        for (const variants of selects) {
          const plural = variants.filter((variant) => !/^\d+$/.test(variant));
          if (plural.length > 1) expect([key, plural]).toEqual([key, PLURALS[language]]);
        }
      }
    });

    it('hold no markup', () => {
      for (const [key, { text }] of own) expect([key, /<[a-z/]/i.test(text)]).toEqual([key, false]);
    });
  },
);

/** Keys with a part that is put in at run time. */
const MADE = /^(connection|mark|ready|registration|shown|tab|turning|undo)-/;
const MADE_ADMIN = /^(figure|hours|part|period|registration|rule|status)-/;

describe('the shell', () => {
  const folder = new URL('../shell/', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf-8'))
    .join('\n');

  const keys = [...all['./']!.en!.keys()];
  const adminKeys = [...all['./admin/']!.en!.keys()];
  const asked = (who: string) =>
    [...sources.matchAll(new RegExp(`\\b${who}\\(\\s*'([a-z0-9-]+)'`, 'g'))].map((match) => match[1]!);

  it('asks for no word that is not there', () => {
    expect(asked('t').filter((key) => !keys.includes(key))).toEqual([]);
    expect(asked('a').filter((key) => !adminKeys.includes(key))).toEqual([]);
  });

  it('has no word that nobody asks for', () => {
    expect(keys.filter((key) => !MADE.test(key) && !sources.includes(`'${key}'`))).toEqual([]);
    expect(adminKeys.filter((key) => !MADE_ADMIN.test(key) && !asked('a').includes(key))).toEqual([]);
  });
});
