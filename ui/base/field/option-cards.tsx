import type { ReactNode } from 'react';
import { RadioFrame, type ChoiceProps } from './field';

export interface OptionCard {
  value: string;
  label: string;
  description?: string;
  icon?: ReactNode;
  disabled?: boolean;
  aside?: ReactNode;
}

export interface OptionCardsProps extends ChoiceProps {
  options: readonly OptionCard[];
}

/** Radio group whose options need a description: each is a card that can be pressed. */
export function OptionCards({ options, className, ...choice }: OptionCardsProps) {
  return (
    <RadioFrame {...choice} className={`grid-cols-[minmax(0,1fr)] gap-1.5 ${className ?? ''}`}>
      {(radio, id) => (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(60)),1fr))] gap-3">
          {options.map((option) => (
            <label
              key={option.value}
              className="flex min-h-16 items-start gap-3 rounded-card border-2 border-line bg-surface p-4 transition-colors has-checked:border-accent-ink has-checked:bg-accent-soft has-disabled:opacity-60 has-focus-visible:focus-ring has-enabled:hover:border-line-strong has-enabled:has-checked:hover:border-accent-ink"
            >
              <input
                {...radio(option)}
                aria-labelledby={`${id}-${option.value}`}
                aria-describedby={option.description ? `${id}-${option.value}-more` : undefined}
                className="mt-0.5 size-6 shrink-0 appearance-none rounded-full border-2 border-line-strong bg-surface outline-none checked:border-8 checked:border-accent-ink"
              />
              <span className="grid min-w-0 grow gap-1">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg/7 font-semibold">
                  {option.icon && <span className="text-accent-ink [&>svg]:size-6">{option.icon}</span>}
                  <span id={`${id}-${option.value}`} className="min-w-0 grow wrap-anywhere">
                    {option.label}
                  </span>
                  {option.aside && <span className="text-base font-normal text-ink-muted">{option.aside}</span>}
                </span>
                {option.description && (
                  <span id={`${id}-${option.value}-more`} className="wrap-anywhere text-ink-muted">
                    {option.description}
                  </span>
                )}
              </span>
            </label>
          ))}
        </div>
      )}
    </RadioFrame>
  );
}
