import { spawn } from 'node:child_process';
import { must } from './race-course';
import type { Soak } from './soak';

/** Tests of `npm test` at the number of trials their promise asks for: file, what its name holds, how often. */
const REPEATS: readonly (readonly [promise: string, file: string, name: string, trials: number])[] = [
  ['I3, carts and what they cost', 'prices', 'whatever is chosen', 1000],
  ['I16 and I17, lives of orders', 'order-life', 'whatever a shop presses', 500],
  ['I16, ten presses at once', 'order-life', 'ten presses at once', 500],
  ['I24, mails of a dying server', 'order-mails', 'loses its voice', 300],
  ['I24, pushes sent twice', 'push', 'killed between sending', 300],
  ['I24, papers that came out unnoted', 'printers-killed', 'came out unnoted', 300],
  ['I28, both doors', 'both-doors', 'REST and GraphQL say', 1000],
  ['I29, times of a sign-in', 'account-guessing', 'from the answer or its time', 200],
  ['I30, one link ten times', 'account-guessing', 'ten times at once', 50],
];

function repeated(file: string, name: string, trials: number): Promise<{ code: number | null; output: string }> {
  const words = ['run', '--config', 'tests/vitest.config.ts', '--project', 'api', `tests/api/${file}.test.ts`];
  const child = spawn('vitest', [...words, '--testNamePattern', name, '--reporter', 'dot'], {
    env: { ...process.env, TRIALS: String(trials) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

export const soak: Soak = {
  title: 'tests of the usual run at the number of trials each promise asks for',
  async run(_seed, said) {
    for (const [promise, file, name, trials] of REPEATS) {
      const { code, output } = await repeated(file, name, trials);
      must(code === 0 && /Tests .*[1-9]\d* passed/.test(output), promise, output.slice(-2000));
      said(promise, trials);
    }
    return {};
  },
};
