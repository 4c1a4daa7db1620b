import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { type Report, resultsTable } from './results';

// « npm run bench » measures everything and writes tests/bench/RESULTS.md; « npm run bench -- answers » only shows.

const wanted = process.argv.slice(2);
const RESULTS = 'tests/bench/RESULTS.md';
const folder = mkdtempSync(join(tmpdir(), 'memeprix-bench-'));
const json = join(folder, 'report.json');
const busy = (loadavg()[0] ?? 0) > availableParallelism() / 2 ? ' (busy with other work)' : '';
const day = new Date().toISOString().slice(0, 10);
const machine = `Last on ${day}, ${availableParallelism()} cores${busy}, ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}.`;

const { status, stdout } = spawnSync(
  'vitest',
  ['bench', '--run', '--config', 'tests/vitest.config.ts', '--project', 'bench', '--outputJson', json, ...wanted],
  { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' },
);
process.stdout.write(stdout);
if (status === 0) {
  const table = resultsTable(JSON.parse(readFileSync(json, 'utf8')) as Report, stdout, machine);
  const text = await format(table, { ...(await resolveConfig(RESULTS)), parser: 'markdown' });
  if (wanted.length === 0) writeFileSync(RESULTS, text);
  process.stdout.write(`\n${text}`);
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
