import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import * as t from './customiser.texts';

const COLUMNS = {
  narrow: 'grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(42)),1fr))]',
  wide: 'grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(60)),1fr))]',
  widest: 'grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(76)),1fr))]',
};

export interface ChoiceGroupProps {
  title: string;
  /** Language of a title given by the shop. */
  titleLang?: string;
  hint?: string;
  count?: { chosen: number; limit: number };
  /** What is still missing; replaces the hint. */
  error?: string;
  /** Whether one option or several may be selected, which sets the ARIA role of the group. @default 'several' */
  choose?: 'one' | 'several';
  /** Least width of an option, which sets the number of columns. @default 'narrow' */
  width?: keyof typeof COLUMNS;
  /** Heading level; 3 for a group inside another group. @default 2 */
  level?: 2 | 3;
  children: ReactNode;
}

/** Titled group of choices with its hint or error and the number chosen so far. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { title, titleLang, hint, count, error, choose = 'several', width = 'narrow', level = 2, children } = props;
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const full = count !== undefined && count.chosen >= count.limit;
  return (
    <div
      role={choose === 'one' ? 'radiogroup' : 'group'}
      aria-labelledby={`${id}-title`}
      aria-invalid={error ? true : undefined}
      aria-describedby={`${id}-count ${id}-hint`}
      className="grid min-w-0 grid-cols-1 content-start gap-3"
    >
      <div className="grid gap-0.5">
        <div className="flex items-baseline justify-between gap-4">
          <Heading
            id={`${id}-title`}
            lang={titleLang}
            className={level === 2 ? 'text-xl' : 'font-sans text-base font-semibold'}
          >
            {title}
          </Heading>
          {count && (
            <p
              id={`${id}-count`}
              className={`shrink-0 rounded-full px-3 text-sm/7 font-semibold tabular-nums ${full ? 'bg-positive-soft text-positive' : 'bg-sunken text-ink-muted'}`}
            >
              {t.count(count)}
            </p>
          )}
        </div>
        {/* In one cell: the error takes the place of the hint, and what stands below stays under the finger. */}
        <div className="grid *:[grid-area:1/1]">
          {hint && (
            <p id={error ? undefined : `${id}-hint`} className={`text-ink-muted ${error ? 'invisible' : ''}`}>
              {hint}
            </p>
          )}
          {error && (
            <p
              id={`${id}-hint`}
              role="alert"
              className="flex animate-appear items-center gap-1.5 font-semibold text-danger"
            >
              <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
              {error}
            </p>
          )}
        </div>
      </div>
      <div className={`grid gap-2.5 ${COLUMNS[width]}`}>{children}</div>
    </div>
  );
}
