import { useRef, useState } from 'react';
import { useOpenPayoutOnboardingMutation } from '../../../graphql/generated/owner/payouts';

/** The way to the provider's form. Each link serves one visit, so it is fetched when it is needed. */
export function useOnboarding() {
  const [fetchLink] = useOpenPayoutOnboardingMutation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [href, setHref] = useState<string>();
  const underWay = useRef(false);

  /** Fetches a link and goes there; `go` gets null where there is none. */
  const fetched = async (go: (link: string | null) => void) => {
    if (underWay.current) return go(null);
    underWay.current = true;
    setBusy(true);
    setFailed(false);
    setHref(undefined);
    try {
      const { data } = await fetchLink();
      go(data?.openPayoutOnboarding ?? null);
    } catch {
      setFailed(true);
      go(null);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return {
    busy,
    failed,
    /** The link, where the browser let no tab open. */
    href,
    /** In a new tab (spec owner §7), opened in the breath of the press: later the browser would not let it. */
    inNewTab: () => {
      const tab = window.open('', '_blank');
      if (tab) tab.opener = null;
      void fetched((link) => {
        if (link === null) tab?.close();
        else if (tab && !tab.closed) tab.location.replace(link);
        else setHref(link);
      });
    },
    /** In this tab, for whom the provider sent back with a link that had been used or was too old. */
    inThisTab: () => void fetched((link) => link !== null && window.location.assign(link)),
  };
}
