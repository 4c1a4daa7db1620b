import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import * as t from './tag.texts';

export interface TagProps {
  children: ReactNode;
  onRemove?: () => void;
}

/** Tag for one of several chosen items, optionally removable; use a badge for a fact. */
export function Tag({ children, onRemove }: TagProps) {
  const id = useId();
  return (
    <span
      className={`inline-flex min-h-9 max-w-full items-center gap-2 rounded-tag border border-line bg-surface ps-3 text-base font-medium text-ink ${onRemove ? '' : 'pe-3'}`}
    >
      <span id={id} className="min-w-0 py-1 wrap-anywhere">
        {children}
      </span>
      {onRemove && (
        <button
          type="button"
          id={`${id}-remove`}
          aria-label={t.remove()}
          aria-labelledby={`${id}-remove ${id}`}
          onClick={onRemove}
          className="relative -ms-1 grid size-9 shrink-0 place-items-center rounded-tag -outline-offset-3 after:absolute after:-inset-1 hover:bg-accent-soft"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </span>
  );
}
