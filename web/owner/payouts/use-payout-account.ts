import { useEffect, useEffectEvent, useState } from 'react';
import {
  PayoutsPageDocument,
  useCreatePayoutAccountMutation,
  usePayoutsPageQuery,
} from '../../../graphql/generated/owner/payouts';
import { useOnce } from '../../page/use-once';
import { isMissing } from './payouts-view';

const LOOK_AGAIN_MS = 5_000;

/** The shop's account: made where it is missing (specification 7.11), and looked at again until nothing is left to do. */
export function usePayoutAccount(signedIn: boolean) {
  const { data, error, refetch } = usePayoutsPageQuery({ skip: !signedIn });
  const [createAccount] = useCreatePayoutAccountMutation();
  const { once, busyIds } = useOnce();
  const creating = busyIds.includes('create');
  const [creationFailed, setCreationFailed] = useState(false);
  const account = data?.payoutAccount;
  const missing = account !== undefined && isMissing(account);

  const create = async () => {
    setCreationFailed(false);
    try {
      await createAccount({
        update: (cache, { data: made }) => {
          cache.updateQuery({ query: PayoutsPageDocument }, (page) =>
            page && made ? { ...page, payoutAccount: made.createPayoutAccount } : page,
          );
        },
      });
    } catch {
      setCreationFailed(true);
    }
  };

  const begin = useEffectEvent(() => void once('create', create));
  useEffect(() => {
    if (missing) begin();
  }, [missing]);

  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !creating) void refetch().catch(() => undefined);
  });
  // The form is filled in elsewhere, and checked by somebody else.
  const waiting = account !== undefined && account.state !== 'ACTIVE' && !missing;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => look(), LOOK_AGAIN_MS);
    const back = () => look();
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, [waiting]);

  return {
    page: data,
    account,
    error,
    /** Being made, or about to be. */
    creating: creating || (missing && !creationFailed),
    creationFailed,
    create: () => void once('create', create),
    retry: () => void refetch().catch(() => undefined),
  };
}
