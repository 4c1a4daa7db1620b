import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DateTime } from 'luxon';

/** Instants around which time-dependent mistakes show, the last at 23:30 in Paris; and the machine's zone then: none, behind Paris, ahead of everybody. */
const DAY = 24 * 3_600_000;
const INSTANTS: [instant: Date, zone: string][] = [
  [new Date(), 'America/New_York'],
  [new Date(Date.now() + 40 * DAY), 'Pacific/Kiritimati'],
  [new Date('2027-03-28T00:30:00Z'), 'UTC'],
  [new Date('2028-02-29T12:00:00Z'), 'America/New_York'],
  [new Date('2026-12-31T22:30:00Z'), 'UTC'],
  [new Date('2026-12-15T22:30:00Z'), 'Pacific/Kiritimati'],
];
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));

if (spawnSync('faketime', ['--version']).error) {
  console.error('These tests need faketime around Node. On Debian and Ubuntu: apt-get install faketime');
  process.exit(1);
}
/** Arguments choose dates, projects and files, for instance `npm run test:dates -- 2028-02-29 --project api tests/api/orders`. */
const isDate = (argument: string) => /^\d{4}-\d\d/.test(argument);
const dates = process.argv.slice(2).filter(isDate);
const chosen = process.argv.slice(2).filter((argument) => !isDate(argument));
const failed: string[] = [];
for (const [instant, zone] of INSTANTS) {
  const at = DateTime.fromJSDate(instant, { zone }).toFormat('yyyy-MM-dd HH:mm:ss');
  if (dates.length > 0 && !dates.some((date) => at.startsWith(date))) continue;
  console.log(`\nThe machine's clock begins at ${at} in ${zone}`);
  // One after the other: Vitest refuses projects of different numbers of workers in one run.
  for (const project of chosen.includes('--project')
    ? [[]]
    : [
        ['--project', 'unit'],
        ['--project', 'api'],
      ]) {
    const run = ['run', '--passWithNoTests', '--config', 'tests/vitest.config.ts', ...project, ...chosen];
    const { status } = spawnSync('faketime', ['-f', `@${at}`, process.execPath, vitest, ...run], {
      stdio: 'inherit',
      // The embedded PostgreSQL inherits the same date. Timeouts go by the monotonic clock, which runs as ever.
      env: { ...process.env, TZ: zone, FAKETIME_DONT_FAKE_MONOTONIC: '1' },
    });
    if (status !== 0) failed.push([at, ...project.slice(1)].join(' '));
  }
}
console.log(failed.length === 0 ? '\nGreen at every date.' : `\nRed at: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
