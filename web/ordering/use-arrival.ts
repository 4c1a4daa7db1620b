import { useAnnounceArrivalMutation } from '../../graphql/generated/customer/tracking';
import { notify } from '../../ui/base/toast/toast';
import type { Refusal } from '../page/refusals';
import { useRequest } from '../page/use-request';

export function useArrival() {
  const [announceArrival] = useAnnounceArrivalMutation();
  const { busy: announcing, send } = useRequest();
  const failed = (message: string, refusal?: Refusal) => notify(message, refusal ? 'caution' : 'danger');
  const announce = (reference: string) => send(() => announceArrival({ variables: { reference } }), undefined, failed);
  return { announcing, announce };
}
