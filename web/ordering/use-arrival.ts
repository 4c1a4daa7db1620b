import { useAnnounceArrivalMutation } from '../../graphql/generated/customer/tracking';
import { notify } from '../../ui/base/toast/toast';
import { sayingFailure } from '../page/notify-failure';
import { isRefusal, refusalMessage } from '../page/refusals';

export function useArrival() {
  const [announceArrival, { loading: announcing }] = useAnnounceArrivalMutation();

  const announce = (reference: string) =>
    sayingFailure(async () => {
      const answer = (await announceArrival({ variables: { reference } })).data?.announceArrival;
      if (isRefusal(answer)) notify(refusalMessage(answer), 'caution');
    });

  return { announcing, announce: (reference: string) => void announce(reference) };
}
