import { spawn } from 'node:child_process';
import { REPEATS } from './named-tests';
import { must } from './race-setup';
import type { Soak } from './soak';

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
