import { notify } from '../../ui/base/toast/toast';
import { errorMessage } from './faults';

/** Runs `work` and shows a toast when it fails. */
export async function sayingFailure(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    notify(errorMessage(error), 'danger');
  }
}
