import type { ReactNode } from 'react';
import { Box } from './checkbox';
import { FieldMessages, RequiredMark, useControl, type FieldTexts } from './field';
import * as t from './field.texts';

export interface CheckboxOption {
  id: string;
  label: ReactNode;
  hint?: string;
  disabled?: boolean;
  aside?: ReactNode;
}

export interface CheckboxGroupProps extends FieldTexts {
  /** Language of a label that the shop wrote. */
  labelLang?: string;
  options: readonly CheckboxOption[];
  selectedIds: readonly string[];
  onToggle: (id: string) => void;
}

/** Group of checkboxes; any number of them can be selected. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, labelLang, hint, error, required, className, options, selectedIds, onToggle } = props;
  const control = useControl({ error, hint });
  return (
    <fieldset
      aria-describedby={control['aria-describedby']}
      className={`grid min-w-0 content-start gap-2 ${className ?? ''}`}
    >
      <legend className="mb-1.5 font-semibold">
        <span lang={labelLang}>{label}</span>
        {required && <RequiredMark />}
        {required && <span className="sr-only">{t.required()}</span>}
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(60)),1fr))] gap-2">
        {options.map((option) => (
          <label
            key={option.id}
            className="flex min-h-12 items-center gap-3 rounded-control border border-line bg-surface px-4 py-2.5 transition-colors has-checked:border-accent-ink has-checked:bg-accent-soft has-disabled:opacity-60 has-aria-invalid:border-danger has-enabled:hover:border-line-strong"
          >
            <Box
              checked={selectedIds.includes(option.id)}
              disabled={option.disabled}
              aria-invalid={control['aria-invalid']}
              aria-labelledby={`${control.id}-${option.id}`}
              aria-describedby={option.hint ? `${control.id}-${option.id}-more` : undefined}
              onChange={() => onToggle(option.id)}
            />
            <span className="flex min-w-0 grow flex-wrap items-center gap-x-3">
              <span className="grid min-w-0 grow basis-32">
                <span id={`${control.id}-${option.id}`} className="wrap-anywhere">
                  {option.label}
                </span>
                {option.hint && (
                  <span id={`${control.id}-${option.id}-more`} className="text-sm text-ink-muted">
                    {option.hint}
                  </span>
                )}
              </span>
              {option.aside && <span className="whitespace-nowrap text-ink-muted">{option.aside}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessages id={control.id} hint={hint} error={error} />
    </fieldset>
  );
}
