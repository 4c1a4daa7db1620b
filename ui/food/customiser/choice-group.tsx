import { quotedIn } from '../../../texts/quoted.texts';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import * as t from './customiser.texts';

export interface ChoiceGroupProps {
  title: string;
  hint?: string;
  count?: { chosen: number; limit: number };
  /** Takes the place of the hint and is announced. A new `refusals` announces the same text again. */
  alert?: { text: string; refusals: number } | null;
  /** What is missing before one can go on, takes the place of the hint too. */
  error?: string;
  /** One of them or several. @default 'several' */
  choose?: 'one' | 'several';
  wide?: boolean;
  /** Below the title of another group. @default 2 */
  level?: 2 | 3;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Things to choose from, under one title, with the rule and how far one is. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { title, hint, count, alert = null, error, choose = 'several', wide = false, level = 2, children, ref } = props;
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const said = alert?.text ?? error;
  const full = count !== undefined && count.chosen >= count.limit;
  return (
    <div
      ref={ref}
      role={choose === 'one' ? 'radiogroup' : 'group'}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-count ${id}-hint`}
      className="grid min-w-0 grid-cols-1 content-start gap-3"
    >
      <div className="grid gap-0.5">
        <div className="flex items-baseline justify-between gap-4">
          <Heading id={`${id}-title`} className={level === 2 ? 'text-xl' : 'font-sans text-base font-semibold'}>
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
        {/* In one cell: the alert takes the place of the hint, and what stands below stays under the finger. */}
        <div className="grid *:[grid-area:1/1]">
          {hint && (
            <p id={said ? undefined : `${id}-hint`} className={`text-ink-muted ${said ? 'invisible' : ''}`}>
              {hint}
            </p>
          )}
          {said && (
            <p
              key={alert?.refusals}
              id={`${id}-hint`}
              role="alert"
              lang={alert ? quotedIn() : undefined}
              className="flex animate-appear items-center gap-1.5 font-semibold text-danger"
            >
              <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
              {said}
            </p>
          )}
        </div>
      </div>
      <div
        className={`grid gap-2.5 ${wide ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(60)),1fr))]' : 'grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(42)),1fr))]'}`}
      >
        {children}
      </div>
    </div>
  );
}
