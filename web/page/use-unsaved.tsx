import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/base/dialog/confirm-dialog';
import * as t from './use-unsaved.texts';

interface Unsaved {
  beforeLeaving: (go: () => void) => void;
  question: ReactNode;
}

declare global {
  interface Window {
    /** Called by `web/index.html`, whose listener stands before the router's. */
    beforeHistoryMove?: (event: PopStateEvent) => void;
  }
}

/** The question of the page that has unsaved changes now. */
let askFirst: ((go: () => void) => void) | null = null;

/** For buttons around the page, such as signing out: runs `go`, after the question where changes are unsaved. */
export function beforeLeavingPage(go: () => void): void {
  if (askFirst) askFirst(go);
  else go();
}

/** Asks before unsaved changes are lost: by a link, Back or Forward, another part, signing out, a reload or a closed window. */
export function useUnsaved(dirty: boolean, onDiscard: () => void): Unsaved {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [asked, setAsked] = useState<{ go: () => void } | null>(null);

  useEffect(() => {
    if (!dirty) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    const ask = (event: MouseEvent) => {
      const path = pathOf(event);
      if (path === null) return;
      event.preventDefault();
      // Of two that would ask, one does.
      event.stopImmediatePropagation();
      setAsked({ go: () => void navigate(path) });
    };
    const here = historyIndex();
    const returnFirst = (event: PopStateEvent) => {
      const there = historyIndex();
      if (here === null || there === null) return;
      // Before the router hears of it: the page stays as it is while the question is open.
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

/** The router's number of the present history entry; null for an entry it did not make. */
function historyIndex(): number | null {
  const { idx } = (history.state ?? {}) as { idx?: number };
  return idx ?? null;
}

/** Where a plain press on a link of this application leads; null for all that leaves this page as it is. */
function pathOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download')) return null;
  return link.origin === location.origin ? link.pathname + link.search + link.hash : null;
}
