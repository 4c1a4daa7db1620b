import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const NAME = 'recherche';
/** Browsers refuse an address that changes with every letter. */
const REST_MS = 400;

/** What the menu is searched for: at once on the page, a moment later in the address, where coming back finds it. */
export function useMenuSearch() {
  const [parameters, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const [text, setText] = useState(() => parameters.get(NAME) ?? '');

  useEffect(() => {
    if (text.trim() === (parameters.get(NAME) ?? '')) return;
    const timer = setTimeout(() => {
      // Somebody has pressed what they looked for, and its page is on its way: they must not be called back.
      if (window.location.pathname !== pathname) return;
      const next = new URLSearchParams(parameters);
      if (text.trim() === '') next.delete(NAME);
      else next.set(NAME, text.trim());
      setParameters(next, { replace: true, preventScrollReset: true });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, parameters, setParameters, pathname]);

  return [text, setText] as const;
}
