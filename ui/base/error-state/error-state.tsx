import { CloudAlert } from 'lucide-react';
import { Button } from '../button/button';

export interface ErrorStateProps {
  /** What went wrong, in words that help. */
  message: string;
  /** Without it there is nothing to try again. */
  onRetry?: () => void;
  /** While trying again. @default false */
  busy?: boolean;
  className?: string;
}

/** What should be here could not be had; takes its place and offers to try again. */
export function ErrorState({ message, onRetry, busy, className }: ErrorStateProps) {
  return (
    <div
      className={`grid justify-items-center gap-5 rounded-card bg-danger-soft px-6 py-10 text-center ${className ?? ''}`}
    >
      <CloudAlert aria-hidden="true" strokeWidth={1.5} className="size-12 text-danger" />
      <p role="alert" className="max-w-prose text-lg font-medium wrap-anywhere text-danger">
        {message}
      </p>
      {onRetry && (
        <Button tone="quiet" busy={busy} onClick={onRetry}>
          Réessayer
        </Button>
      )}
    </div>
  );
}
