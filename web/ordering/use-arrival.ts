import { useAnnounceArrivalMutation } from '../../graphql/generated/customer/tracking';
import { notify } from '../../ui/base/toast/toast';
import { sayFault } from '../page/faults';
import { sayRefusal } from '../page/refusals';

/** Announces the customer's arrival (« J’arrive ») to the shop. */
export function useArrival() {
  const [announceArrival, { loading: announcing }] = useAnnounceArrivalMutation();

  const announce = async (reference: string) => {
    try {
      const answer = (await announceArrival({ variables: { reference } })).data?.announceArrival;
      if (answer && answer.__typename !== 'Order') notify(sayRefusal(answer), 'caution');
    } catch (fault) {
      notify(sayFault(fault), 'danger');
    }
  };

  return { announcing, announce: (reference: string) => void announce(reference) };
}
