import type { Parts } from './context';
import { A_SWEEP } from './chores';
import type { Chore } from './rounds';

/** What keeps the demo as contract §3 says, where DEMO asks for one and nowhere else. */
export function demoChores({ em, clock }: Parts): Chore[] {
  return [
    {
      name: 'demo',
      every: A_SWEEP,
      async work() {
        const { keepDemo } = await import('../database/demo/keep-demo');
        await keepDemo(em, clock);
      },
    },
  ];
}
