import { run } from '../support/command';
import { ON_A_CLOCK } from './named-tests';
import { must } from './race-setup';
import type { Soak } from './soak';

/** Without an offset, behind Paris, and ahead of everybody; the usual run is in the machine's own. */
const ZONES = ['UTC', 'America/New_York', 'Pacific/Kiritimati'];

/** Tests whose answers hang on a clock, a day or a window. */
const UNIT = ['pickup', 'shops', 'orders', 'reports', 'printing', 'menus'].map((room) => `server/${room}/`);

export const soak: Soak = {
  title: `what hangs on a clock, with the server in ${ZONES.join(', ')}`,
  async run(_seed, said) {
    for (const zone of ZONES)
      for (const [project, files] of Object.entries({ unit: UNIT, api: ON_A_CLOCK })) {
        const words = ['run', '--config', 'tests/vitest.config.ts', '--project', project, ...files];
        const { ok, lines } = await run('vitest', words, () => false, { TZ: zone });
        const passed = /Tests\s+(\d+) passed/.exec(lines.join('\n'))?.[1];
        must(
          ok && passed !== undefined,
          `${zone}, ${project}`,
          lines.filter((line) => /×|FAIL|Error/.test(line)),
        );
        said(`${zone}, ${project}`, `${passed ?? ''} tests`);
      }
    return {};
  },
};
