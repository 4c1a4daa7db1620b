import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/base/dialog/confirm-dialog';
import { followedLink } from './followed-link';
import * as t from './use-unsaved.texts';

interface Unsaved {
  beforeLeaving: (go: () => void) => void;
  question: ReactNode;
}

declare global {
  interface Window {
    /** Called by a listener in `web/index.html`, which is registered before the router's. */
    beforeHistoryMove?: (event: PopStateEvent) => void;
  }
}

/** Asks the question of the page that currently has unsaved changes; null when there is none. */
let askFirst: ((go: () => void) => void) | null = null;

/** Runs `go`, after a question when changes are unsaved. For buttons outside the page, such as signing out. */
export function beforeLeavingPage(go: () => void): void {
  if (askFirst) askFirst(go);
  else go();
}

/** Asks before unsaved changes are lost by a link, the history, another part, signing out, a reload or closing. */
export function useUnsaved(dirty: boolean, onDiscard: () => void): Unsaved {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [asked, setAsked] = useState<{ go: () => void } | null>(null);

  useEffect(() => {
    if (!dirty) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    const ask = (event: MouseEvent) => {
      const link = followedLink(event);
      if (!link) return;
      event.preventDefault();
      // Several forms may listen, but only one asks.
      event.stopImmediatePropagation();
      setAsked({ go: () => void navigate(link.pathname + link.search + link.hash) });
    };
    const here = historyIndex();
    const returnFirst = (event: PopStateEvent) => {
      const there = historyIndex();
      if (here === null || there === null) return;
      // Stops the event before the router sees it, so that the page stays while the question is open.
      event.stopImmediatePropagation();
      const steps = there - here;
      if (steps === 0) return;
      history.go(-steps);
      setAsked({ go: () => history.go(steps) });
    };
    const askBefore = (go: () => void) => setAsked({ go });
    askFirst = askBefore;
    window.beforeHistoryMove = returnFirst;
    window.addEventListener('beforeunload', stay);
    document.addEventListener('click', ask, true);
    return () => {
      if (askFirst === askBefore) askFirst = null;
      if (window.beforeHistoryMove === returnFirst) delete window.beforeHistoryMove;
      window.removeEventListener('beforeunload', stay);
      document.removeEventListener('click', ask, true);
    };
  }, [dirty, navigate, key]);

  return {
    beforeLeaving: (go) => (dirty ? setAsked({ go }) : go()),
    question: (
      <ConfirmDialog
        open={asked !== null}
        title={t.question()}
        text={t.means()}
        confirmLabel={t.leave()}
        cancelLabel={t.stay()}
        tone="danger"
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          onDiscard();
          asked?.go();
        }}
      />
    ),
  };
}

/** Index the router gave the current history entry; null for an entry it did not create. */
function historyIndex(): number | null {
  const { idx } = (history.state ?? {}) as { idx?: number };
  return idx ?? null;
}
