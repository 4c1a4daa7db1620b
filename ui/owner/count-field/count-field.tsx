import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { FieldMessages } from '../../base/field/field';
import { StepButton } from '../../base/icon-button/icon-button';
import * as t from './count-field.texts';

const STEP =
  'grid size-12 place-items-center rounded-control text-ink transition-colors hover:bg-accent-soft aria-disabled:bg-transparent aria-disabled:opacity-40 [&>svg]:size-5';

const MAX = 20;

export interface CountFieldProps {
  label: string;
  hint: string;
  text?: string;
  value: number;
  onChange: (value: number) => void;
}

/** Field for a small number with a minus and a plus button. */
export function CountField({ label, hint, text, value, onChange }: CountFieldProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
    >
      <div className="grid min-w-0 grow basis-48 gap-0.5">
        <p id={`${id}-label`} className="font-semibold wrap-anywhere">
          {label}
        </p>
        <FieldMessages id={id} hint={hint} />
      </div>
      <div className="grid justify-items-center gap-1">
        <div className="inline-flex items-center rounded-control border border-line-strong bg-surface">
          <StepButton label={t.less(label)} stopped={value <= 0} onPress={() => onChange(value - 1)} className={STEP}>
            <Minus aria-hidden="true" />
          </StepButton>
          <output
            aria-live="polite"
            className="min-w-10 text-center font-display text-2xl leading-none font-bold tabular-nums"
          >
            {value}
            {text && <span className="sr-only"> {text}</span>}
          </output>
          <StepButton label={t.more(label)} stopped={value >= MAX} onPress={() => onChange(value + 1)} className={STEP}>
            <Plus aria-hidden="true" />
          </StepButton>
        </div>
        {text && (
          <p aria-hidden="true" className="text-sm text-ink-muted">
            {text}
          </p>
        )}
      </div>
    </div>
  );
}
