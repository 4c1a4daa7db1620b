import { useEffect, useEffectEvent, useRef } from 'react';
import { useDashboardChangedSubscription } from '../../../graphql/generated/owner/dashboard';
import { useCatchUp } from '../../offline/use-catch-up';

const RESUBSCRIBE_MS = 5_000;
/** A rush moves many orders at once; they are counted once. */
const GATHER_MS = 500;
/** Time itself changes the figures: midnight, and what they are held against. */
const ANYWAY_MS = 60_000;

/** Asks again when an order of the shop changed, when something may have been missed, and once a minute. */
export function useShopNews(refresh: () => void): void {
  const ask = useEffectEvent(refresh);
  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined);

  const { restart } = useDashboardChangedSubscription({
    ignoreResults: true,
    onData: () => {
      clearTimeout(gathering.current);
      gathering.current = setTimeout(refresh, GATHER_MS);
    },
    onError: () => void setTimeout(restart, RESUBSCRIBE_MS),
    onComplete: () => void setTimeout(restart, RESUBSCRIBE_MS),
  });

  useCatchUp(refresh);

  useEffect(() => {
    const timer = setInterval(() => ask(), ANYWAY_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(gathering.current);
    };
  }, []);
}
