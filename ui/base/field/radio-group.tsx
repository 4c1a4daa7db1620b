import { RadioFrame, type ChoiceProps } from './field';

export interface RadioOption {
  value: string;
  label: string;
  hint?: string;
  disabled?: boolean;
}

export interface RadioGroupProps extends ChoiceProps {
  options: readonly RadioOption[];
}

/** Radio group for a few options that should all be visible. */
export function RadioGroup({ options, className, ...choice }: RadioGroupProps) {
  return (
    <RadioFrame {...choice} className={`gap-2 ${className ?? ''}`}>
      {(radio) =>
        options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 items-center gap-3 rounded-control border border-line bg-surface px-4 py-2.5 transition-colors has-enabled:hover:border-line-strong has-checked:border-accent-ink has-checked:bg-accent-soft has-disabled:opacity-60"
          >
            <input
              {...radio(option)}
              className="size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-surface checked:border-6 checked:border-accent-ink"
            />
            <span className="grid min-w-0 wrap-anywhere">
              {option.label}
              {option.hint && <span className="text-sm text-ink-muted">{option.hint}</span>}
            </span>
          </label>
        ))
      }
    </RadioFrame>
  );
}
