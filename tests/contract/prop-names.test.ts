import { describe, expect, test } from 'vitest';
import { ONE_VERB, RULES, SYNONYMS, VERBS, type PropRule } from './prop-law.ts';
import { libraryFiles, readProps, type PropsInterface } from './prop-reading.ts';

/** What the rule would have it be called, where one word does not say it. */
function remedy(rule: string, name: string): string {
  const verb = /^on([A-Z][a-z]*)/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (rule === 'one act, one verb') return ` → ${ONE_VERB[verb] ?? ''}`;
  if (rule === 'one word for one thing') return ` → ${SYNONYMS[name] ?? ''}`;
  return rule === 'a callback says a verb, in the present' ? ` → one of VERBS in tests/contract/prop-law.ts` : '';
}

const breaks = ({ name, check }: PropRule, all: PropsInterface) =>
  all.own
    .filter((prop) => !check(prop, all))
    .map((prop) => `${prop.where} ${all.name}.${prop.name}: ${name}${remedy(name, prop.name)}`);

const ending = ({ name }: PropRule) => (name.startsWith('a form') ? 'FormProps' : 'Props');

/** One interface a planted example: ground for the rules to stand on, not part of the library. */
const plants = RULES.flatMap((rule, place) => [
  ...rule.refuses.map((members, index) => ({ rule, name: `Refused${place}x${index}${ending(rule)}`, members })),
  { rule, name: `Accepted${place}${ending(rule)}`, members: rule.accepts },
]);
const planted = `import type { ChangeEvent, ReactNode } from 'react';
interface PlantedValues { email: string }
${plants.map(({ name, members }) => `export interface ${name} {\n${members.replaceAll('; ', ';\n')};\n}`).join('\n')}`;

const read = readProps(libraryFiles(), planted);
const library = read.filter(({ file }) => file !== 'ui/planted.tsx');
const garden = new Map(read.filter(({ file }) => file === 'ui/planted.tsx').map((props) => [props.name, props]));

test('the library is read: components of every room, native and own props apart', () => {
  const button = library.find(({ name }) => name === 'ButtonProps');
  expect(button?.own.map(({ name }) => name).sort()).toEqual(['busy', 'children', 'size', 'tone', 'wide']);
  expect(button?.names).toContain('disabled');
  expect(button?.own.find(({ name }) => name === 'busy')).toMatchObject({ kind: 'flag', defaultText: 'false' });
  expect(new Set(library.map(({ file }) => file.split('/')[1]))).toEqual(new Set(['base', 'food', 'site', 'owner']));
});

test('a word is either used or replaced, never both', () => {
  expect(Object.keys(ONE_VERB).filter((verb) => VERBS.has(verb))).toEqual([]);
  expect(
    Object.values(SYNONYMS)
      .flatMap((said) => said.split(/\W+/))
      .filter((word) => Object.hasOwn(SYNONYMS, word)),
  ).toEqual([]);
});

describe.each(RULES)('$name', (rule) => {
  test.each(plants.filter((plant) => plant.rule === rule))('planted: $members', ({ name }) => {
    const found = garden.get(name);
    expect(found?.own).not.toEqual([]);
    expect(found && breaks(rule, found)).toHaveLength(name.startsWith('Refused') ? 1 : 0);
  });

  test('the library keeps it', () => {
    expect(
      library.flatMap((props) => breaks(rule, props)),
      rule.because,
    ).toEqual([]);
  });
});
