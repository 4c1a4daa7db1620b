import type { ReactNode } from 'react';
import { withFigures } from '../price/with-figures';

export interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  text?: string;
  action?: ReactNode;
}

/** Shown in place of an empty list: a plate with an icon, a title, and an optional action to go on. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-5 px-4 py-10 text-center">
      <div
        aria-hidden="true"
        className="grid size-32 place-items-center rounded-full border border-line bg-raised shadow-card"
      >
        <div className="grid size-22 place-items-center rounded-full border border-line bg-surface text-accent-ink [&>svg]:size-8">
          {icon}
        </div>
      </div>
      <div className="grid max-w-prose min-w-0 gap-2 wrap-anywhere">
        <h2 className="text-2xl">{title}</h2>
        {text && <p className="text-ink-muted">{withFigures(text)}</p>}
      </div>
      {action}
    </div>
  );
}
