import { notify } from '../../ui/base/toast/toast';
import { errorMessage } from './faults';

export async function sayingFailure(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    notify(errorMessage(error), 'danger');
  }
}
