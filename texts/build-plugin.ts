import type { Plugin } from 'vite';
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
interface Said extends Node {
  declaration?: {
    declarations?: { init: Node & { callee?: { name: string }; arguments: [{ properties: Member[] }] } }[];
  };
}

/** Leaves in each `*.texts.ts` what one locale has: nobody carries the languages they do not read. */
export function onlyLocale(locale: Locale): Plugin {
  return {
    name: 'only-locale',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ define: { LOCALE: JSON.stringify(locale) } }),
    transform: {
      filter: { id: /\.texts\.tsx?$/ },
      handler(code, id) {
        let [kept, at] = ['', 0];
        const lang = id.endsWith('x') ? 'tsx' : 'ts';
        for (const { declaration } of this.parse(code, { lang }).body as unknown as Said[]) {
          for (const { init } of declaration?.declarations ?? []) {
            if (init.callee?.name !== 'text') continue;
            const members = new Map(init.arguments[0].properties.map(({ key, value }) => [key.name, value]));
            const said = members.get(locale) ?? members.get('fr');
            if (!said) throw new Error(`${id}: a text without French.`);
            const text = code.slice(said.start, said.end);
            const isFunction = said.type === 'ArrowFunctionExpression';
            kept += code.slice(at, init.start) + (isFunction ? text : `() => ${text}`);
            at = init.end;
          }
        }
        return { code: kept + code.slice(at), map: null };
      },
    },
  };
}
