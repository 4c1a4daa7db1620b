import { ChevronLeft, ChevronRight } from 'lucide-react';
import { iconButtonStyles, StepButton } from '../icon-button/icon-button';
import * as t from './pagination.texts';

const STEP = iconButtonStyles({ className: 'aria-disabled:opacity-40 rtl:[&>svg]:rotate-180' });

export interface PaginationProps {
  label: string;
  /** Position, counted from 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
}

/** Pagination of a long list: page numbers from 768 px on, « Page 3 sur 12 » on narrower screens. */
export function Pagination({ label, page, pageCount, onPageChange }: PaginationProps) {
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-2">
      <StepButton className={STEP} label={t.previous()} stopped={page <= 1} onPress={() => onPageChange(page - 1)}>
        <ChevronLeft aria-hidden="true" />
      </StepButton>
      <p aria-live="polite" className="min-w-0 text-center font-medium tabular-nums md:sr-only">
        {t.position({ page, pageCount })}
      </p>
      <ul className="flex min-w-0 flex-wrap items-center justify-center gap-1 max-md:hidden">
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true" className="grid w-8 place-items-center text-ink-muted">
                …
              </span>
            ) : (
              <button
                type="button"
                aria-label={t.numbered(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPageChange(number)}
                className="grid min-h-11 min-w-11 place-items-center rounded-control px-2 font-semibold tabular-nums transition-colors hover:bg-accent-soft aria-[current=page]:bg-accent aria-[current=page]:text-on-accent"
              >
                {number}
              </button>
            )}
          </li>
        ))}
      </ul>
      <StepButton className={STEP} label={t.next()} stopped={page >= pageCount} onPress={() => onPageChange(page + 1)}>
        <ChevronRight aria-hidden="true" />
      </StepButton>
    </nav>
  );
}

/**
 * Returns the page numbers to show, always including the first and the last; null stands for a gap of at least two
 * pages.
 */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const near = [1, pageCount, page - 1, page, page + 1].filter((number) => number >= 1 && number <= pageCount);
  const kept = [...new Set(near)].sort((a, b) => a - b);
  return kept.flatMap((number, index) => {
    const before = kept[index - 1] ?? number;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
