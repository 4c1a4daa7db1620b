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
  /** Present on an export statement. */
  declaration?: Constants;
}

const CATALOGUE = /\.texts\.tsx?$/;
/** `lang` attributes that mark texts by shops and customers as French; redundant in a page that is French itself. */
const MARK = /\slang=(?:"fr"|\{[^{}]+ 'fr'[^{}]*\})/g;
const IMPORT = /import (?:\* as (\w+)|\{([\w\s,]+)\}) from '(\.[^']+\.texts)'/g;

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;
const wordsIn = (node: Node): Node[] =>
  /^(Literal|TemplateElement|JSXText)$/.test(node.type)
    ? [node]
    : Object.values(node).flat().filter(isNode).flatMap(wordsIn);

/**
 * Returns the code with French spacing in the string literals of a node; lengths do not change, so that all positions
 * stay valid.
 */
const spaced = (code: string, node: Node) =>
  wordsIn(node).reduce(
    (made, { start, end }) => made.slice(0, start) + frenchSpaces(made.slice(start, end)) + made.slice(end),
    code,
  );

/** Returns a catalogue file reduced to one locale; `plain` are the names of its texts without arguments. */
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
      // A function, or a name that may refer to one, cannot become a constant.
      const isPlain = !/Function|Identifier/.test(said.type);
      if (isPlain) plain.add(name);
      kept += code.slice(at, start);
      kept += isPlain ? `${how} ${name}$ = ${text};\n${how} ${name} = () => ${name}$;` : `${how} ${name} = ${text};`;
      at = end;
    }
  }
  return { code: constants(kept + code.slice(at), plain), plain };
}

/** Replaces calls of plain texts by their constants. */
function constants(code: string, plain: Iterable<string>): string {
  let made = code;
  for (const name of plain) made = made.replace(new RegExp(`(?<![.\\w])${name}\\(\\)`, 'g'), () => `${name}$`);
  return made;
}

/**
 * Build plugin that keeps only one locale in each `*.texts.ts`, so that visitors do not download the other languages.
 * Texts without arguments become constants, which the bundler inlines at their uses.
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
