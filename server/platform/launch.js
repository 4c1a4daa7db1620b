// @ts-check
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

// Runs by Node alone, without a build: builds what its sources have outrun, then runs it in this process. Plain
// JavaScript, since what Node reads TypeScript with would stay in memory for as long as the product runs.

// What is built and run here is the product, whatever the terminal it is started from is set to.
process.env['NODE_ENV'] = 'production';

const PARTS = {
  web: ['web', 'ui', 'graphql/generated', 'graphql/rules', 'graphql/texts'],
  server: ['server', 'graphql/rules', 'graphql/texts'],
};
/** The web app is built once for each (graphql/texts/text.ts). */
const LOCALES = ['fr', 'en', 'specified'];
const NOT_BUILT = /\.(test|stories)\.tsx?$|\.mdx$|^server.demo.pictures/;

/** @param {'web' | 'server'} part */
function fingerprint(part) {
  const hash = createHash('sha256').update(process.version);
  const entries = PARTS[part].flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const path of ['package-lock.json', 'tsconfig.json', ...files.filter((path) => !NOT_BUILT.test(path))])
    hash.update(`${path}\0`).update(readFileSync(path));
  return hash.digest('hex');
}

/**
 * Built aside and moved in one step, so that a build cut short is never taken for a whole one.
 * @param {'web' | 'server'} part
 */
async function build(part) {
  const mark = `dist/${part}/.built-from`;
  const sources = fingerprint(part);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sources) return;
  const began = performance.now();
  const draft = join(process.cwd(), 'dist', `.${part}-${process.pid}`);
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  /** @param {string} outDir */
  const words = (outDir) => [
    vite,
    'build',
    part,
    '--config',
    `${part}/vite.config.ts`,
    '--outDir',
    outDir,
    '--logLevel',
    'warn',
  ];
  try {
    const whole = part === 'web' ? LOCALES : [''];
    await Promise.all(
      whole.map((locale) =>
        promisify(execFile)(process.execPath, words(join(draft, locale)), { env: { ...process.env, LOCALE: locale } }),
      ),
    );
    writeFileSync(join(draft, '.built-from'), sources);
    rmSync(`dist/${part}`, { recursive: true, force: true });
    renameSync(draft, `dist/${part}`);
  } catch (error) {
    const story = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Error(`La construction de « ${part} » a échoué.\n${story}`, { cause: error });
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  process.stdout.write(`Construit : ${part} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`);
}

if (existsSync('.env')) process.loadEnvFile();
const ROLES = ['web', 'jobs'];
const [, , ...words] = process.argv;
const [entry = 'start', ...wanted] = ROLES.includes(words[0] ?? '') ? ['start', ...words] : words;
mkdirSync('dist', { recursive: true });
/** @type {('web' | 'server')[]} */
const parts = entry === 'start' ? ['web', 'server'] : ['server'];
const built = await Promise.allSettled(parts.map(build));
for (const outcome of built) {
  if (outcome.status === 'fulfilled') continue;
  process.stderr.write(`${outcome.reason instanceof Error ? outcome.reason.message : String(outcome.reason)}\n`);
  process.exit(1);
}
// A third of a start is Node compiling what it compiled the last time; with the next build it goes.
enableCompileCache(join('dist', 'server', '.compiled'));
process.argv.splice(2, process.argv.length, ...wanted);
await import(join(process.cwd(), 'dist', 'server', `${entry}.js`));
