import { notify } from '../../ui/base/toast/toast';
import { sayFault } from './faults';

/** Does it, or says in passing why it could not be done. */
export async function sayingFailure(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    notify(sayFault(error), 'danger');
  }
}
