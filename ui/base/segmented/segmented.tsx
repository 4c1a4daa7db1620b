import { useId, type ReactNode } from 'react';

export interface Segment {
  value: string;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SegmentedProps {
  label: string;
  labelHidden?: boolean;
  /** Two to five options with short labels; use a select field for more. */
  options: readonly Segment[];
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
}

/** Segmented control: one of a few short options that change the view immediately, e.g. a period. */
export function Segmented(props: SegmentedProps) {
  const { label, labelHidden = false, options, value, onChange, disabled = false } = props;
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className="grid justify-items-start gap-1.5">
      <span id={id} className={labelHidden ? 'sr-only' : 'font-semibold'}>
        {label}
      </span>
      <div className="flex max-w-full flex-wrap gap-1 rounded-control border border-line bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 min-w-11 grow items-center justify-center gap-2 rounded-tag border border-transparent px-2 text-center md:px-4 font-medium text-ink-muted transition-colors has-checked:border-accent-ink has-checked:bg-raised has-checked:font-bold has-checked:text-ink has-disabled:opacity-50 has-focus-visible:focus-ring has-enabled:hover:text-ink [&>svg]:size-5 [&>svg]:shrink-0"
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full appearance-none opacity-0"
            />
            {option.icon}
            <span className="min-w-0 wrap-anywhere">{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
