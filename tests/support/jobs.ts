import type { Jobs } from '../../server/queue';
import type { Fixtures } from './fixtures';
import { eventually } from './ordering';

/** Nobody waits in a test for the pause before a job, or between two tries. */
export const hurryJobs = (fixtures: Fixtures) =>
  fixtures.sql('update graphile_worker._private_jobs set run_at = now() where locked_at is null');

/** Waits until none of these jobs is left; `hurry` does not let them wait. */
export const jobsDone = (fixtures: Fixtures, jobs: (keyof Jobs)[], { hurry = false } = {}) =>
  eventually(`no ${jobs.join(', ')} waits`, async () => {
    if (hurry) await hurryJobs(fixtures);
    const left = await fixtures.sql('select 1 from graphile_worker.jobs where task_identifier = any($1)', jobs);
    return left.length === 0;
  });
