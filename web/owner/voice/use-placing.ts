import { useRef, useState } from 'react';
import { usePlaceCounterOrderMutation, type PlaceCounterOrderMutation } from '../../../graphql/generated/owner/voice';
import { sayFault } from '../../page/faults';
import { randomId } from '../../page/random-id';
import { sayRefusal } from '../../page/refusals';
import { useOnce } from '../../page/use-once';
import { toInput, type CounterDraft } from './counter-order';
import { placingFailed } from './voice.texts';

const failed = (reason = '') => `${placingFailed()}\n${reason}`.trim();

export type PlacedOrder = Extract<PlaceCounterOrderMutation['placeCounterOrder'], { __typename: 'Order' }>;

/** Places what stands there, once: sent again after a lost answer, it is the same order. */
export function usePlacing() {
  const [placeCounterOrder] = usePlaceCounterOrderMutation();
  const { once, busyIds } = useOnce();
  const sent = useRef<{ draft: CounterDraft; id: string }>(null);
  const [placed, setPlaced] = useState<PlacedOrder>();
  const [error, setError] = useState<string>();

  const place = (draft: CounterDraft) =>
    once('order', async () => {
      setError(undefined);
      if (sent.current?.draft !== draft) sent.current = { draft, id: randomId() };
      try {
        const { data } = await placeCounterOrder({ variables: { input: toInput(draft, sent.current.id) } });
        const answer = data?.placeCounterOrder;
        if (answer?.__typename === 'Order') setPlaced(answer);
        else setError(failed(answer && sayRefusal(answer)));
      } catch (failure) {
        setError(failed(sayFault(failure)));
      }
    });

  const next = () => {
    setPlaced(undefined);
    setError(undefined);
  };
  return { place, placed, error, busy: busyIds.length > 0, next };
}
