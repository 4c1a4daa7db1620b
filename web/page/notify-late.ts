import type { ToastTone } from '../../ui/base/toast/toast';
import { untilLoaded } from '../offline/until-loaded';

/** Says something that happened, on pages whose first paint does not carry the code of messages along. */
export function notifyLate(message: string, tone?: ToastTone): void {
  void untilLoaded(() => import('../../ui/base/toast/toast')).then(({ notify }) => notify(message, tone));
}
