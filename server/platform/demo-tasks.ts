import type { Parts } from './context';
import { A_SWEEP } from './periodic-tasks';
import type { PeriodicTask } from './periodic-runner';

/** What keeps the demo as contract §3 says, where DEMO asks for one and nowhere else. */
export function demoTasks({ em, clock }: Parts): PeriodicTask[] {
  return [
    {
      name: 'demo',
      every: A_SWEEP,
      async work() {
        const { keepDemo } = await import('../demo/keep-demo');
        await keepDemo(em, clock);
      },
    },
  ];
}
