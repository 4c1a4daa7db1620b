import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { ensureChromium } from './chromium';
import { run } from './command';
import { toldInLogs } from './secrets';

// « npm test »: every check in order, all of them even when one fails, and one table at the end.
// « npm test -- unit api » runs only those.

interface Outcome {
  ok: boolean;
  /** What ran, in numbers. */
  what: string;
}

const STEPS: Record<string, () => Promise<Outcome>> = {
  types: checkTypes,
  format: checkFormat,
  lint: checkLint,
  'import law': checkImportLaw,
  unused: checkUnused,
  'generated code': checkGenerated,
  unit: () => runTests('unit'),
  api: () => runTests('api'),
  stories: () => runInBrowser('stories'),
  journeys: () => runInBrowser('journeys'),
};

const REPORTS = 'dist/test';

async function checkTypes(): Promise<Outcome> {
  const isOwnFile = (line: string) => line.startsWith(process.cwd());
  const { ok, lines } = await run('tsc', ['--listFiles'], (line) => !line.startsWith('/'));
  const files = lines.filter((line) => isOwnFile(line) && !line.includes('node_modules'));
  return { ok, what: count(files.length, 'file') };
}

async function checkFormat(): Promise<Outcome> {
  const { ok, lines } = await run('prettier', ['--check', '.'], (line) => line.startsWith('['));
  return {
    ok,
    what: ok ? 'all files' : `${count(lines.filter((line) => line.startsWith('[warn]')).length - 1, 'file')} to format`,
  };
}

async function checkLint(): Promise<Outcome> {
  interface File {
    filePath: string;
    messages: { line: number; column: number; ruleId: string | null; message: string }[];
  }
  const report = `${REPORTS}/lint.json`;
  const cache = ['--cache', '--cache-location', 'node_modules/.cache/eslint/', '--cache-strategy', 'content'];
  const { ok } = await run('eslint', [
    '.',
    '--max-warnings',
    '0',
    ...cache,
    '--format',
    'json',
    '--output-file',
    report,
  ]);
  if (!existsSync(report)) return { ok: false, what: 'did not run' };
  const files = JSON.parse(readFileSync(report, 'utf8')) as File[];
  for (const { filePath, messages } of files) {
    for (const { line, column, ruleId, message } of messages) {
      console.log(`  ${relative('.', filePath)}:${line}:${column} ${message} (${ruleId ?? 'parser'})`);
    }
  }
  return { ok, what: count(files.length, 'file') };
}

async function checkImportLaw(): Promise<Outcome> {
  const where = ['ui', 'web', 'server', 'graphql/generated', 'tests', 'codegen.ts'];
  const { ok, lines } = await run('depcruise', ['--config', 'tests/contract/import-law.cjs', ...where]);
  return { ok, what: /\d+ modules, \d+ dependencies/.exec(lines.join(' '))?.[0] ?? 'did not run' };
}

async function checkUnused(): Promise<Outcome> {
  const { ok, lines } = await run('knip', ['--no-progress', '--no-config-hints']);
  const found = lines.filter((line) => /\((\d+)\)$/.test(line)).map((line) => line.toLowerCase());
  return { ok, what: found.join(', ') || 'nothing unused' };
}

/** What the generator would write must be what is committed; a difference stays on disk to be looked at. */
async function checkGenerated(): Promise<Outcome> {
  const snapshot = () =>
    new Map(
      globSync('graphql/{schema.graphql,generated/**/*.ts}').map((file) => [
        file,
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
    );
  const before = snapshot();
  const { ok } = await run('tsx', ['codegen.ts']);
  const after = snapshot();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  for (const file of changed) console.log(`  ${file} is not what « npm run codegen » writes`);
  return { ok: ok && changed.length === 0, what: count(after.size, 'file') };
}

async function runInBrowser(project: string): Promise<Outcome> {
  await ensureChromium();
  return runTests(project);
}

async function runTests(project: string): Promise<Outcome> {
  interface Report {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    testResults: unknown[];
  }
  const report = `${REPORTS}/${project}.json`;
  const where = ['--config', 'tests/vitest.config.ts', '--project', project];
  const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`];
  // A passing file is one line; its slow tests and Storybook's remarks on empty globs are not worth one each.
  const isNoise = (line: string) => /^\s{2,}✓|^[│▲]|^\s*$|JSON report written/.test(line);
  const { ok, lines } = await run('vitest', ['run', ...where, ...reporters], (line) => !isNoise(line));
  if (!existsSync(report)) return { ok: false, what: 'did not run' };
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as Report;
  const tests = [
    `${numPassedTests} passed`,
    ...(numFailedTests > 0 ? [`${numFailedTests} failed`] : []),
    ...(numPendingTests > 0 ? [`${numPendingTests} skipped`] : []),
  ];
  // Every line the product logged meanwhile is read once more (I25).
  const told = toldInLogs(lines);
  for (const secret of told) console.log(`  A log tells ${secret}`);
  const isQuiet = ok && numPassedTests > 0 && told.length === 0;
  return { ok: isQuiet, what: `${count(testResults.length, 'file')}: ${tests.join(', ')}` };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in STEPS));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. There are: ${Object.keys(STEPS).join(', ')}.`);
  process.exit(2);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const began = performance.now();
const rows: { step: string; ran: string; seconds: number; result: string }[] = [];
for (const [step, check] of Object.entries(STEPS)) {
  if (wanted.length > 0 && !wanted.includes(step)) continue;
  console.log(`\n── ${step}`);
  const start = performance.now();
  const outcome = await check().catch((error: unknown): Outcome => {
    console.log(`  ${String(error)}`);
    return { ok: false, what: 'did not run' };
  });
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  rows.push({ step, ran: outcome.what, seconds, result: outcome.ok ? 'ok' : 'FAILED' });
}

const failed = rows.filter(({ result }) => result === 'FAILED');
const width = (key: 'step' | 'ran') => Math.max(...rows.map((row) => row[key].length));
console.log('\n── summary');
for (const { step, ran, seconds, result } of rows) {
  const columns = [step.padEnd(width('step')), ran.padEnd(width('ran')), `${seconds.toFixed(1)} s`.padStart(8), result];
  console.log(`  ${columns.join('  ')}`);
}
console.log(
  `  ${failed.length === 0 ? 'Everything passed' : `${count(failed.length, 'step')} FAILED`} in ${Math.round((performance.now() - began) / 1000)} s.`,
);
process.exit(failed.length === 0 ? 0 : 1);
