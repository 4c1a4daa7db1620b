import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';
import { PROP_RULES } from './prop-law.ts';

// As the project lints, but for the rules that need types: a planted file belongs to no program.
const eslint = new ESLint({
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => ['no-restricted-syntax', 'no-warning-comments'].includes(ruleId),
});

async function refusals(declaration: string): Promise<string[]> {
  const [result] = await eslint.lintText(`export interface ${declaration}\n`, {
    filePath: 'ui/base/planted/planted.tsx',
  });
  return (result?.messages ?? []).map(({ message }) => message);
}

describe.each(PROP_RULES)('$message', ({ message, refuses, accepts }) => {
  const planted = message.startsWith('a form') ? 'PlantedFormProps' : 'PlantedProps';

  test.each(refuses)('the prop naming rule refuses { %s }', async (members) => {
    const found = await refusals(`${planted} { ${members} }`);
    expect(found.filter((said) => said === message)).toHaveLength(1);
  });

  test('the prop naming rule accepts the names it asks for', async () => {
    expect(await refusals(`${planted} { ${accepts} }`)).toEqual([]);
  });
});

test('no flag is true by default', async () => {
  expect(await refusals('PlantedProps {\n/** @default true */\nclosable?: boolean }')).toHaveLength(1);
  expect(await refusals('PlantedProps {\n/** @default 3 */\nrows?: number }')).toEqual([]);
});
