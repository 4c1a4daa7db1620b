import { useAnnounceArrivalMutation } from '../../graphql/generated/customer/tracking';
import { notify } from '../../ui/base/toast/toast';
import { errorMessage } from '../page/faults';
import { refusalMessage } from '../page/refusals';

/** Announces the customer's arrival (« J’arrive ») to the shop. */
export function useArrival() {
  const [announceArrival, { loading: announcing }] = useAnnounceArrivalMutation();

  const announce = async (reference: string) => {
    try {
      const answer = (await announceArrival({ variables: { reference } })).data?.announceArrival;
      if (answer && answer.__typename !== 'Order') notify(refusalMessage(answer), 'caution');
    } catch (fault) {
      notify(errorMessage(fault), 'danger');
    }
  };

  return { announcing, announce: (reference: string) => void announce(reference) };
}
