/** How often a trial is made: `usual` times in `npm test`, as often as TRIALS says in `npm run test:soak -- repeats`. */
export function trials(usual: number): number {
  return Number(process.env['TRIALS'] ?? usual);
}

/** Whether somebody runs the trials by hand, on a quiet machine: only there times are compared. */
export const byHand = process.env['TRIALS'] !== undefined;

/** So many trials, one after the other. */
export async function eachTrial(usual: number, trial: (number: number) => Promise<void>): Promise<void> {
  for (let number = 0; number < trials(usual); number++) await trial(number);
}

/** Milliseconds that many trials may take. */
export const trialsTimeout = (usual: number) => 180_000 + trials(usual) * 2000;
