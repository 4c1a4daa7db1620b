import { CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { withFigures } from '../price/with-figures';
import * as t from './error-state.texts';

export interface ErrorStateProps {
  text: string;
  /** What the error means for the reader. */
  hint?: string;
  /** Shows the retry button; without it the error cannot be retried. */
  onRetry?: () => void;
  busy?: boolean;
  action?: ReactNode;
}

/** Shown in place of content that could not be loaded, with an optional retry button. */
export function ErrorState({ text, hint, onRetry, busy, action }: ErrorStateProps) {
  return (
    <div className="grid justify-items-center gap-5 rounded-card border border-line bg-surface px-6 py-10 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-danger-soft text-danger">
        <CloudAlert aria-hidden="true" className="size-8" />
      </span>
      <p role="alert" className="max-w-prose text-lg font-medium text-balance wrap-anywhere">
        {withFigures(text)}
      </p>
      {hint && <p className="max-w-prose text-balance text-ink-muted">{withFigures(hint)}</p>}
      {(onRetry ?? action) && (
        <div className="flex flex-wrap justify-center gap-3">
          {onRetry && (
            <Button tone="quiet" busy={busy} onClick={onRetry}>
              {t.retry()}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
