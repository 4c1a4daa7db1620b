import type { ToastTone } from '../../ui/base/toast/toast';
import { untilLoaded } from '../offline/until-loaded';
import { errorMessage } from './faults';

/** Shows a toast from pages whose first paint must not include the toast code. */
export function notifyLate(message: string, tone?: ToastTone): void {
  void untilLoaded(() => import('../../ui/base/toast/toast')).then(({ notify }) => notify(message, tone));
}

export const notifyErrorLate = (error: unknown) => notifyLate(errorMessage(error), 'danger');
