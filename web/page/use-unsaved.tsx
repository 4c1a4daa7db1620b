import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/base/dialog/confirm-dialog';
import * as t from './use-unsaved.texts';

interface Unsaved {
  beforeLeaving: (go: () => void) => void;
  question: ReactNode;
}

/** Keeps what was written and not saved from vanishing without a word: by a link, another part, a reload or a closed window. */
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
    window.addEventListener('beforeunload', stay);
    document.addEventListener('click', ask, true);
    return () => {
      window.removeEventListener('beforeunload', stay);
      document.removeEventListener('click', ask, true);
    };
  }, [dirty, navigate]);

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

/** Where a plain press on a link of this application leads; null for all that leaves this page as it is. */
function pathOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download')) return null;
  return link.origin === location.origin ? link.pathname + link.search + link.hash : null;
}
