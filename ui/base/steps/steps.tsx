import { Check } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import * as t from './steps.texts';

export interface Step {
  id: string;
  label: string;
  state: 'done' | 'current' | 'todo';
}

const words = { done: t.done, current: t.current, todo: t.todo };

const styles = tv({
  slots: {
    item: 'flex min-w-0 items-start gap-3 @2xl:flex-1 @2xl:flex-col',
    rail: 'flex shrink-0 flex-col items-center self-stretch @2xl:w-full @2xl:flex-row',
    mark: 'grid size-9 shrink-0 place-items-center rounded-full border-2 font-display font-bold tabular-nums',
    line: 'min-h-4 w-0.5 grow @2xl:h-0.5 @2xl:min-h-0 @2xl:w-auto',
    label: 'min-w-0 pt-1.5 pb-4 wrap-anywhere @2xl:p-0 @2xl:pe-4',
  },
  variants: {
    state: {
      done: { mark: 'border-positive bg-positive text-surface', line: 'bg-positive', label: 'font-medium' },
      current: { mark: 'border-accent-ink bg-accent text-on-accent', line: 'bg-line-strong', label: 'font-bold' },
      todo: { mark: 'border-line-strong bg-surface text-ink-muted', line: 'bg-line', label: 'text-ink-muted' },
    },
    last: { true: { line: 'hidden', item: '@2xl:flex-none', label: 'pb-0 @2xl:pe-0' } },
  },
});

export interface StepsProps {
  label: string;
  steps: readonly Step[];
  className?: string;
}

/** Where one stands on a way of several steps: downwards, or along a line where there is room. */
export function Steps({ label, steps, className }: StepsProps) {
  return (
    <div className={`@container ${className ?? ''}`}>
      <ol aria-label={label} className="flex flex-col @2xl:flex-row">
        {steps.map((step, index) => {
          const look = styles({ state: step.state, last: index === steps.length - 1 });
          return (
            <li key={step.id} aria-current={step.state === 'current' ? 'step' : undefined} className={look.item()}>
              <span aria-hidden="true" className={look.rail()}>
                <span className={look.mark()}>
                  {step.state === 'done' ? <Check className="size-5" strokeWidth={3} /> : index + 1}
                </span>
                <span className={look.line()} />
              </span>
              <span className={look.label()}>
                {step.label}
                <span className="sr-only">{t.state(words[step.state]())}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
