import { Check } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';

export interface Step {
  id: string;
  label: string;
  state: 'done' | 'current' | 'todo';
}

const words = { done: 'Terminé', current: 'En cours', todo: 'À faire' };

const styles = tv({
  slots: {
    item: 'flex min-w-0 items-start gap-3 md:flex-1 md:flex-col',
    rail: 'flex shrink-0 flex-col items-center self-stretch md:w-full md:flex-row',
    mark: 'grid size-9 shrink-0 place-items-center rounded-full border-2 font-display font-bold tabular-nums',
    line: 'min-h-4 w-0.5 grow md:h-0.5 md:min-h-0 md:w-auto',
    label: 'min-w-0 pt-1.5 pb-4 wrap-anywhere md:p-0 md:pe-4',
  },
  variants: {
    state: {
      done: { mark: 'border-positive bg-positive text-surface', line: 'bg-positive', label: 'font-medium' },
      current: { mark: 'border-accent-ink bg-accent text-on-accent', line: 'bg-line-strong', label: 'font-bold' },
      todo: { mark: 'border-line-strong bg-surface text-ink-muted', line: 'bg-line', label: 'text-ink-muted' },
    },
    last: { true: { line: 'hidden', item: 'md:flex-none', label: 'pb-0 md:pe-0' } },
  },
});

export interface StepsProps {
  /** What the steps lead to, for screen readers. */
  label: string;
  steps: readonly Step[];
  className?: string;
}

/** Where one stands on a way of several steps: from above on a phone, along the line from 768 px on. */
export function Steps({ label, steps, className }: StepsProps) {
  return (
    <ol aria-label={label} className={`flex flex-col md:flex-row ${className ?? ''}`}>
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
              <span className="sr-only"> : {words[step.state]}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
