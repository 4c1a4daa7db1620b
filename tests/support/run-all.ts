import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { ensureChromium } from './chromium';
import { run } from './command';
import { toldInLogs } from './secrets';

// « npm test »: every check, all of them even when one fails, and one table at the end.
// « npm test -- unit api » runs only those; « npm run check » those that need neither a server nor a browser.

interface Outcome {
  ok: boolean;
  /** What ran, in numbers. */
  what: string;
}

type Print = (line: string) => void;
type Step = (print: Print) => Promise<Outcome>;

const CACHE = 'node_modules/.cache';
const cached = (folder: string) => ['--cache', '--cache-location', `${CACHE}/${folder}`, '--cache-strategy', 'content'];
const checked =
  (program: string, ...args: string[]): Step =>
  async (print) => ({ ok: (await runs(program, args, print)).ok, what: '' });

/** They only read, and run beside each other: there are two cores at least. */
const READING: Record<string, Step> = {
  lint: checked('eslint', '.', '--max-warnings', '0', ...cached('eslint/')),
  types: checked('tsc', '--incremental', '--tsBuildInfoFile', `${CACHE}/tsc.json`),
  unused: checked('knip', '--no-progress', '--no-config-hints'),
  'import law': checked(
    'depcruise',
    ...['--config', 'tests/contract/import-law.cjs'],
    ...['ui', 'web', 'server', 'graphql', 'tests', 'codegen.ts'],
  ),
  format: checked('prettier', '--check', '.', ...cached('prettier/.prettier-cache')),
};

/** One after the other: the generator writes what others read, and tests that measure time want the machine for themselves. */
const STEPS: Record<string, Step> = {
  'generated code': checkGenerated,
  unit: (print) => runTests('unit', print),
  api: (print) => runTests('api', print),
  stories: (print) => ensureChromium().then(() => runTests('stories', print)),
  journeys: (print) => ensureChromium().then(() => runTests('journeys', print)),
};

const AT_ONCE = 2;
const SLOWEST = 10;

const REPORTS = 'dist/test';
// What Node compiled once, for every program and product that is started below.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/node');

/** What the generator would write must be what is committed; a difference stays on disk to be looked at. */
async function checkGenerated(print: Print): Promise<Outcome> {
  const snapshot = () =>
    new Map(
      globSync('graphql/{schema.graphql,generated/**/*.{ts,json}}').map((file) => [
        file,
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
    );
  const before = snapshot();
  const { ok } = await runs('tsx', ['codegen.ts'], print);
  const after = snapshot();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  for (const file of changed) print(`  ${file} is not what « npm run codegen » writes`);
  return { ok: ok && changed.length === 0, what: count(after.size, 'file') };
}

async function runTests(project: string, print: Print): Promise<Outcome> {
  interface Report {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    testResults: { name: string; startTime: number; endTime: number }[];
  }
  const report = `${REPORTS}/${project}.json`;
  const where = ['--config', 'tests/vitest.config.ts', '--project', project];
  const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`];
  // A passing file is one line; its slow tests and Storybook's remarks on empty globs are not worth one each.
  const isNoise = (line: string) => /^\s{2,}✓|^[│▲]|^\s*$|JSON report written/.test(line);
  const { ok, lines } = await runs('vitest', ['run', ...where, ...reporters], print, (line) => !isNoise(line));
  if (!existsSync(report)) return { ok: false, what: 'did not run' };
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as Report;
  for (const { name, startTime, endTime } of testResults)
    timed.push({ file: relative('.', name), seconds: (endTime - startTime) / 1000 });
  const tests = [
    `${numPassedTests} passed`,
    ...(numFailedTests > 0 ? [`${numFailedTests} failed`] : []),
    ...(numPendingTests > 0 ? [`${numPendingTests} skipped`] : []),
  ];
  // Every line the product logged meanwhile is read once more (I25).
  const secrets = toldInLogs(lines);
  for (const secret of secrets) print(`  A log tells ${secret}`);
  const isQuiet = ok && numPassedTests > 0 && secrets.length === 0;
  return { ok: isQuiet, what: `${count(testResults.length, 'file')}: ${tests.join(', ')}` };
}

function runs(program: string, args: string[], print: Print, isWorthSeeing?: (line: string) => boolean) {
  return run(program, args, isWorthSeeing, {}, process.cwd(), print);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

const inTenths = (seconds: number) => `${seconds.toFixed(1)} s`.padStart(8);

async function perform(step: string, check: Step, print: Print): Promise<void> {
  const start = performance.now();
  const outcome = await check(print).catch((error: unknown): Outcome => {
    print(`  ${String(error)}`);
    return { ok: false, what: 'did not run' };
  });
  const seconds = (performance.now() - start) / 1000;
  rows.push({ step, ran: outcome.what, seconds, result: outcome.ok ? 'ok' : 'FAILED' });
}

const wanted = process.argv.slice(2);
const all = { ...READING, ...STEPS };
const unknown = wanted.filter((name) => !(name in all));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. There are: ${Object.keys(all).join(', ')}.`);
  process.exit(2);
}
const chosen = (steps: Record<string, Step>) =>
  Object.entries(steps).filter(([step]) => wanted.length === 0 || wanted.includes(step));

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const rows: { step: string; ran: string; seconds: number; result: string }[] = [];
const timed: { file: string; seconds: number }[] = [];
const began = performance.now();

const reading = chosen(READING);
const lane = async () => {
  for (let next = reading.shift(); next; next = reading.shift()) {
    const lines: string[] = [];
    await perform(...next, (line) => lines.push(line));
    console.log([`\n── ${next[0]}`, ...lines].join('\n'));
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, lane));
for (const [step, check] of chosen(STEPS)) {
  console.log(`\n── ${step}`);
  await perform(step, check, console.log);
}

const slowest = timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
if (slowest.length > 0) console.log('\n── slowest files');
for (const { file, seconds } of slowest) console.log(`  ${inTenths(seconds)}  ${file}`);

const failed = rows.filter(({ result }) => result === 'FAILED');
const width = (key: 'step' | 'ran') => Math.max(...rows.map((row) => row[key].length));
console.log('\n── summary');
for (const { step, ran, seconds, result } of rows) {
  console.log(`  ${[step.padEnd(width('step')), ran.padEnd(width('ran')), inTenths(seconds), result].join('  ')}`);
}
console.log(
  `  ${failed.length === 0 ? 'Everything passed' : `${count(failed.length, 'step')} FAILED`} in ${Math.round((performance.now() - began) / 1000)} s.`,
);
process.exit(failed.length === 0 ? 0 : 1);
