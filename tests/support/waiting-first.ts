import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that mostly wait, for killed servers, printers or ends of holds: begun last, nothing would run beside them. */
const WAITING = /chaos|backup|webhook|printers|shutdown|killed|abandoned|order\.test/;

/** Vitest's own order, which begins with the longest it knows of, after what waits longest. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const waits = ({ moduleId }: TestSpecification) => Number(WAITING.test(moduleId));
    return (await super.sort(files)).sort((one, other) => waits(other) - waits(one));
  }
}
