import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { run } from '../support/command';

const say = (line: string) => process.stdout.write(`${line}\n`);

// « npm run test:planted »: each patch here is a mistake. Applied to a scratch copy, its test must fail there, and must
// pass without it. A patch that no longer applies counts as not caught: nobody knows then whether it would be.

interface Planted {
  name: string;
  title: string;
  patch: string;
  /** Words after `vitest run`, beginning with the project. */
  test: string[];
}

const COPIED = [
  'server',
  'tests',
  'graphql',
  'web',
  'ui',
  '.storybook',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.env.example',
];

function read(file: string): Planted {
  const text = readFileSync(file, 'utf8');
  const title = /^Planted: (.+)$/m.exec(text)?.[1] ?? '';
  const words = /^Caught by: (.+)$/m.exec(text)?.[1]?.match(/"[^"]*"|\S+/g) ?? [];
  return {
    name: basename(file, '.patch'),
    title,
    patch: resolve(file),
    test: words.map((word) => word.replaceAll('"', '')),
  };
}

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'memeprix-planted-'));
  const skip = /\/(node_modules|dist|visual\/pictures)(\/|$)/;
  for (const part of COPIED)
    cpSync(part, join(folder, part), { recursive: true, filter: (source) => !skip.test(`/${source}`) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

function apply(folder: string, patch: string): boolean {
  return spawnSync('git', ['apply', patch], { cwd: folder, stdio: 'inherit' }).status === 0;
}

/** How its tests end in a folder; « did not run » for everything but passing and failing tests. */
async function outcome(
  folder: string,
  [project = '', ...words]: string[],
): Promise<'passed' | 'failed' | 'did not run'> {
  const where = ['--root', folder, '--config', join(folder, 'tests/vitest.config.ts'), '--project', project];
  const { ok, lines } = await run(
    resolve('node_modules/.bin/vitest'),
    ['run', ...where, ...words],
    () => false,
    {},
    folder,
  );
  // Where `-t` names no test, none fails either.
  if (ok && lines.some((line) => /Tests .*\d+ passed/.test(line))) return 'passed';
  return lines.some((line) => /Tests .*\d+ failed/.test(line)) ? 'failed' : 'did not run';
}

const wanted = process.argv.slice(2);
const all = globSync('tests/planted/*.patch').sort().map(read);
const mistakes = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const rows: { name: string; title: string; verdict: string }[] = [];
for (const { name, title, patch, test } of mistakes) {
  const folder = scratch();
  try {
    const clean = await outcome(folder, test);
    const verdict =
      clean !== 'passed'
        ? `its test ${clean} without it`
        : !apply(folder, patch)
          ? 'does not apply'
          : (await outcome(folder, test)) === 'failed'
            ? 'caught'
            : 'NOT caught';
    rows.push({ name, title, verdict });
    say(
      `${verdict === 'caught' ? 'caught    ' : 'NOT CAUGHT'}  ${name.padEnd(26)}${title}${verdict === 'caught' ? '' : ` (${verdict})`}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
const caught = rows.filter(({ verdict }) => verdict === 'caught').length;
say(`caught ${caught}/${mistakes.length}`);
process.exit(mistakes.length > 0 && caught === mistakes.length ? 0 : 1);
