import { useState } from 'react';
import { useOpenPayoutOnboardingMutation } from '../../../graphql/generated/owner/payouts';
import { useOnce } from '../../page/use-once';

/** The way to the provider's form. Each link serves one visit, so it is fetched when it is needed. */
export function useOnboarding() {
  const [fetchLink] = useOpenPayoutOnboardingMutation();
  const { once, busyIds } = useOnce();
  const busy = busyIds.includes('link');
  const [failed, setFailed] = useState(false);
  const [href, setHref] = useState<string>();

  /** Fetches a link and goes there; `go` gets null where there is none. */
  const fetched = async (go: (link: string | null) => void) => {
    setFailed(false);
    setHref(undefined);
    try {
      const { data } = await fetchLink();
      go(data?.openPayoutOnboarding ?? null);
    } catch {
      setFailed(true);
      go(null);
    }
  };

  return {
    busy,
    failed,
    href,
    /** In a new tab (specification 7.11), opened in the breath of the press: later the browser would not let it. */
    inNewTab: () => {
      void once('link', () => {
        const tab = window.open('', '_blank');
        if (tab) tab.opener = null;
        return fetched((link) => {
          if (link === null) tab?.close();
          else if (tab && !tab.closed) tab.location.replace(link);
          else setHref(link);
        });
      });
    },
    /** In this tab, for whom the provider sent back with a link that had been used or was too old. */
    inThisTab: () =>
      void once('link', () =>
        fetched((link) => {
          if (link !== null) window.location.assign(link);
        }),
      ),
  };
}
