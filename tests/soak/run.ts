import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { builtServer } from '../support/process';
import type { Soak } from './soak';

const say = (line: string) => process.stdout.write(`${line}\n`);

// « npm run test:soak » runs every long trial, « npm run test:soak -- checkouts faults » only those. SEED=… repeats one.

const files = new Map(globSync('tests/soak/*.soak.ts').map((file) => [basename(file, '.soak.ts'), resolve(file)]));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !files.has(name));
if (unknown.length > 0) {
  say(`Unknown trial: ${unknown.join(', ')}. There are: ${[...files.keys()].join(', ')}.`);
  process.exit(2);
}

const figure = (what: string, value: number | string) => say(`  ${what.padEnd(28)}${value}`);
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9));
await builtServer();
let failed = 0;
for (const [name, file] of files) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { soak } = (await import(pathToFileURL(file).href)) as { soak: Soak };
  say(`\n── ${name}: ${soak.title} (SEED=${seed})`);
  const began = performance.now();
  try {
    for (const [what, value] of Object.entries(await soak.run(seed, figure))) figure(what, value);
    say(`  held, ${Math.round((performance.now() - began) / 1000)} s`);
  } catch (error) {
    failed++;
    say(`  FAILED: ${inspect(error)}`);
  }
}
process.exit(failed === 0 ? 0 : 1);
