import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import type { Language } from '../../graphql/texts/text';

/** Both languages have them, or they are names: of ours, of others, of dishes. */
const SHARED = [''];

const ADDRESS = /\S+@\S+|https?:\S+/g;
const WORD = /\p{L}{3,}/gu;

const wordsIn = (sentence: string) => sentence.replaceAll(ADDRESS, '').toLowerCase().match(WORD) ?? [];

interface Node {
  type: string;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** What a part of the catalogue's syntax tree says, literal by literal. */
function* saidIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* saidIn(one);
  if (!isNode(value) || value.type === 'JSXAttribute') return;
  if (value.type === 'TemplateElement') yield (value['value'] as { cooked: string }).cooked;
  else if (typeof value['value'] === 'string') yield value['value'];
  else for (const part of Object.values(value)) yield* saidIn(part);
}

/** What `fr` and `en` members of texts say. */
function* members(value: unknown): Generator<[string, string]> {
  if (Array.isArray(value)) for (const one of value) yield* members(one);
  if (!isNode(value)) return;
  const name = value.type === 'Property' ? (value['key'] as { name?: string }).name : undefined;
  if (name === 'fr' || name === 'en') for (const said of saidIn(value['value'])) yield [name, said];
  else for (const part of Object.values(value)) yield* members(part);
}

/** What the catalogue says in a language, whole and word by word. */
const said: Record<Language, Set<string>> = { fr: new Set(), en: new Set() };
for (const file of globSync('{graphql,server,ui,web}/**/*.texts.{ts,tsx}'))
  for (const [language, sentence] of members(parseSync(file, readFileSync(file, 'utf8')).program.body))
    for (const one of [sentence, ...wordsIn(sentence)]) said[language as Language].add(one);

const shared = new Set([...said.fr].filter((word) => said.en.has(word)).concat(SHARED));

/** Words of a sentence that only the other language of the catalogue has. */
export function foreignWords(sentence: string, language: Language): string[] {
  const others = said[language === 'fr' ? 'en' : 'fr'];
  return wordsIn(sentence).filter((word) => others.has(word) && !shared.has(word));
}

/** Stands in the catalogue as it is. */
export const isOurs = (sentence: string, language: Language) => said[language].has(sentence);
