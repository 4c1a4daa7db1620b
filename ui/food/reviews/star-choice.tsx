import { Star } from 'lucide-react';
import { useId } from 'react';
import { FieldMessages, RequiredMark, useControl } from '../../base/field/field';
import * as t from './review-form.texts';

const words = [t.disappointing, t.average, t.decent, t.veryGood, t.excellent];

export interface StarChoiceProps {
  label: string;
  value: number | null;
  onChange: (value: number) => void;
  error?: string;
  disabled?: boolean;
}

export function StarChoice({ label, value, onChange, error, disabled = false }: StarChoiceProps) {
  const name = useId();
  const control = useControl({ error });
  return (
    <fieldset disabled={disabled} aria-describedby={control['aria-describedby']} className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-semibold">
        {label}
        <RequiredMark />
      </legend>
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="-ms-1.5 flex flex-wrap has-disabled:opacity-60">
          {words.map((word, index) => {
            const stars = index + 1;
            const filled = value !== null && stars <= value;
            return (
              <label
                key={stars}
                className="relative grid size-12 place-items-center rounded-control transition-colors hover:bg-accent-soft has-focus-visible:focus-ring has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name={name}
                  value={stars}
                  required
                  checked={value === stars}
                  onChange={() => onChange(stars)}
                  className="absolute inset-0 appearance-none outline-none"
                />
                <Star
                  aria-hidden="true"
                  className={`size-8 ${filled ? 'fill-accent text-accent-ink' : 'text-line-strong'}`}
                />
                <span className="sr-only">{t.starsInWords({ count: stars, word: word() })}</span>
              </label>
            );
          })}
        </div>
        {value !== null && (
          <span aria-hidden="true" className="font-semibold">
            {words[value - 1]?.()}
          </span>
        )}
      </div>
      <FieldMessages id={control.id} error={error} />
    </fieldset>
  );
}
