import { ESLint } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';
import { ONE_VERB, RULES, SYNONYMS, VERBS, type PropRule } from './prop-law.ts';

const ending = ({ name }: PropRule) => (name.startsWith('a form') ? 'FormProps' : 'Props');

/** One interface a planted example. */
const plants = RULES.flatMap((rule, place) => [
  ...rule.refuses.map((members, index) => ({ rule, name: `Refused${place}x${index}${ending(rule)}`, members })),
  { rule, name: `Accepted${place}${ending(rule)}`, members: rule.accepts },
]);
const planted = `import type { ChangeEvent, ReactNode } from 'react';
interface PlantedValues { email: string }
${plants.map(({ name, members }) => `export interface ${name} {\n${members.replaceAll('; ', ';\n')};\n}`).join('\n')}`;

/** What the rule says, by the interface it is said of. */
const said = new Map<string, string[]>();

// As the project lints; the text stands in for a file of the library, whose place in the program it takes.
beforeAll(async () => {
  const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === 'library/prop-law' });
  const [result] = await eslint.lintText(planted, { filePath: 'ui/base/button/button.tsx' });
  const lines = planted.split('\n');
  for (const { line, message } of result?.messages ?? []) {
    const head = lines.slice(0, line).findLast((text) => text.startsWith('export interface')) ?? message;
    const name = head.split(' ')[2] ?? head;
    said.set(name, [...(said.get(name) ?? []), message]);
  }
}, 120_000);

test('the prop naming rules allow or replace a word, never both', () => {
  expect(Object.keys(ONE_VERB).filter((verb) => VERBS.has(verb))).toEqual([]);
  expect(
    Object.values(SYNONYMS)
      .flatMap((said) => said.split(/\W+/))
      .filter((word) => Object.hasOwn(SYNONYMS, word)),
  ).toEqual([]);
});

describe.each(RULES)('$name', (rule) => {
  test.each(plants.filter((plant) => plant.rule === rule))(
    'the prop naming rule judges the example props $members',
    ({ name }) => {
      const own = (said.get(name) ?? []).filter((message) => message.includes(`: ${rule.name}`));
      expect(own).toHaveLength(name.startsWith('Refused') ? 1 : 0);
    },
  );
});
