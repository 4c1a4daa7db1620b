import { readFile } from 'node:fs/promises';
import { parseSync, type Plugin } from 'vite';
import { frenchSpaces } from './french-spaces.ts';
import type { Locale } from './text.ts';

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Member extends Node {
  key: Node & { name: string };
  value: Node;
}
interface Constants {
  declarations?: {
    id: Node & { name: string };
    init: Node & { callee?: { name: string }; arguments: [{ properties: Member[] }] };
  }[];
}
interface Statement extends Node, Constants {
  /** Of an export. */
  declaration?: Constants;
}

const CATALOGUE = /\.texts\.tsx?$/;
/** Marks of what shops and people wrote: in a page that is French itself they say nothing. */
const MARK = /\slang=(?:"fr"|\{[^{}]+ 'fr'[^{}]*\})/g;
const IMPORT = /import (?:\* as (\w+)|\{([\w\s,]+)\}) from '(\.[^']+\.texts)'/g;

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;
const wordsIn = (node: Node): Node[] =>
  /^(Literal|TemplateElement|JSXText)$/.test(node.type)
    ? [node]
    : Object.values(node).flat().filter(isNode).flatMap(wordsIn);

/** The code with French spaces in the words of a node; each is as long as the one it stands for. */
const spaced = (code: string, node: Node) =>
  wordsIn(node).reduce(
    (made, { start, end }) => made.slice(0, start) + frenchSpaces(made.slice(start, end)) + made.slice(end),
    code,
  );

/** What one locale has of a file of the catalogue; `plain` are the texts without arguments. */
export function textsOf(code: string, id: string, locale: Locale) {
  const plain = new Set<string>();
  let [kept, at] = ['', 0];
  for (const statement of parseSync(id, code).program.body as unknown as Statement[]) {
    const { declaration, start, end } = statement;
    const how = declaration ? 'export const' : 'const';
    for (const { id: named, init } of (declaration ?? statement).declarations ?? []) {
      if (init.callee?.name !== 'text') continue;
      const members = new Map(init.arguments[0].properties.map(({ key, value }) => [key.name, value]));
      const said = members.get(locale) ?? members.get('fr');
      if (!said) throw new Error(`${id}: a text without French.`);
      const text = (locale === 'fr' ? spaced(code, said) : code).slice(said.start, said.end);
      const { name } = named;
      // A function stands there, or its name.
      const isPlain = !/Function|Identifier/.test(said.type);
      if (isPlain) plain.add(name);
      kept += code.slice(at, start);
      kept += isPlain ? `${how} ${name}$ = ${text};\n${how} ${name} = () => ${name}$;` : `${how} ${name} = ${text};`;
      at = end;
    }
  }
  return { code: constants(kept + code.slice(at), plain), plain };
}

/** Calls of plain texts by their own names as their constants. */
function constants(code: string, plain: Iterable<string>): string {
  let made = code;
  for (const name of plain) made = made.replace(new RegExp(`(?<![.\\w])${name}\\(\\)`, 'g'), () => `${name}$`);
  return made;
}

/**
 * Leaves in each `*.texts.ts` what one locale has, so that nobody carries the languages they do not read; a text without
 * arguments is then a constant where it is called, which the bundler puts in its place.
 */
export function onlyLocale(locale: Locale): Plugin {
  return {
    name: 'only-locale',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ define: { LOCALE: JSON.stringify(locale) } }),
    transform: {
      filter: { id: /\.tsx?$/ },
      async handler(code, id) {
        let made = CATALOGUE.test(id) ? textsOf(code, id, locale).code : code;
        if (locale !== 'en') made = made.replace(MARK, '');
        for (const [whole, alias, names, path = ''] of made.matchAll(IMPORT)) {
          const file = (await this.resolve(path, id))?.id ?? path;
          const { plain } = textsOf(await readFile(file, 'utf8'), file, locale);
          if (alias !== undefined) {
            const used = new RegExp(`(?<!typeof )\\b${alias}\\.(\\w+)\\b(\\(\\))?`, 'g');
            made = made.replace(used, (use, name: string, called?: string) => {
              if (!plain.has(name)) return use;
              return called ? `${alias}.${name}$` : `(() => ${alias}.${name}$)`;
            });
          }
          const named = names?.split(/[\s,]+/).filter((one) => plain.has(one)) ?? [];
          const more = named.map((name) => `${name}$, `).join('');
          made = constants(
            made.replace(whole, () => whole.replace('{', `{ ${more}`)),
            named,
          );
        }
        return { code: made, map: null };
      },
    },
  };
}
