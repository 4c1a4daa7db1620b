import { run } from '../support/command';
import { REPEATS } from './named-tests';
import { must } from './race-setup';
import type { Soak } from './soak';

export const soak: Soak = {
  title: 'tests of the usual run at the number of trials each promise asks for',
  async run(_seed, said) {
    for (const [promise, file, name, trials] of REPEATS) {
      const where = ['--config', 'tests/vitest.config.ts', '--project', 'api', `tests/api/${file}.test.ts`];
      const words = ['run', ...where, '--testNamePattern', name, '--reporter', 'dot'];
      const { ok, lines } = await run('vitest', words, () => false, { TRIALS: String(trials) });
      must(ok && lines.some((line) => /Tests .*[1-9]\d* passed/.test(line)), promise, lines.slice(-30));
      said(promise, trials);
    }
    return {};
  },
};
