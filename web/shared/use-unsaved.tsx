import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/base/dialog/confirm-dialog';

interface Unsaved {
  /** Goes on at once, or after the owner has agreed to lose what was written. */
  beforeLeaving: (go: () => void) => void;
  /** The question, while it is asked. */
  question: ReactNode;
}

/**
 * Keeps what was written and not saved from vanishing without a word: by a link, the browser’s
 * own way back, another part, a reload or a closed window.
 */
export function useUnsaved(dirty: boolean, onDiscard: () => void): Unsaved {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ go: () => void } | null>(null);

  useEffect(() => {
    if (!dirty) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    const ask = (event: MouseEvent) => {
      const path = pathOf(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      setAsked({ go: () => void navigate(path) });
    };
    const here = placeOf(history.state);
    const goBack = (event: PopStateEvent) => {
      const steps = here - placeOf(event.state);
      if (Number.isNaN(steps)) return;
      // The router never hears of it: the browser has left already, and is sent back here before the question.
      event.stopImmediatePropagation();
      if (steps === 0) return;
      history.go(steps);
      setAsked({ go: () => history.go(-steps) });
    };
    window.addEventListener('beforeunload', stay);
    window.addEventListener('popstate', goBack, true);
    document.addEventListener('click', ask, true);
    return () => {
      window.removeEventListener('beforeunload', stay);
      window.removeEventListener('popstate', goBack, true);
      document.removeEventListener('click', ask, true);
    };
  }, [dirty, navigate]);

  return {
    beforeLeaving: (go) => (dirty ? setAsked({ go }) : go()),
    question: (
      <ConfirmDialog
        open={asked !== null}
        title="Quitter sans enregistrer ?"
        text="Ce que vous avez changé ici n’est pas encore enregistré."
        confirmLabel="Quitter"
        cancelLabel="Rester"
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

/** The place of a page among those of this visit, as the router counts them; NaN for what it did not open. */
function placeOf(state: unknown): number {
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof place === 'number' ? place : Number.NaN;
}

/** Where a plain press on a link of this application leads; null for all that leaves this page as it is. */
function pathOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download')) return null;
  return link.origin === location.origin ? link.pathname + link.search + link.hash : null;
}
