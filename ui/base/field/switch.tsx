import { Check, LoaderCircle } from 'lucide-react';
import { FieldMessages, useControl, type FieldTexts } from './field';

export interface SwitchProps extends Omit<FieldTexts, 'required'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Hides the label visually but not from screen readers, e.g. below a table heading. */
  labelHidden?: boolean;
  disabled?: boolean;
  /** Set while the change is being saved: the switch cannot be changed, but keeps the focus. */
  busy?: boolean;
  name?: string;
}

/** Switch that takes effect immediately; the whole line can be pressed. */
export function Switch(props: SwitchProps) {
  const { label, labelHidden = false, hint, error, className, checked, onChange, ...rest } = props;
  const { disabled, busy = false, name } = rest;
  const { required: _never, ...control } = useControl({ error, hint });
  const Mark = busy ? LoaderCircle : Check;
  return (
    <div className={`grid content-start ${className ?? ''}`}>
      <label className="flex min-h-12 items-center justify-between gap-4 py-2 has-disabled:opacity-60">
        <span className={labelHidden ? 'sr-only' : 'min-w-0 font-semibold wrap-anywhere'}>{label}</span>
        <span className="relative shrink-0">
          <input
            {...control}
            type="checkbox"
            role="switch"
            name={name}
            checked={checked}
            disabled={disabled}
            aria-busy={busy || undefined}
            onChange={(event) => {
              if (!busy) onChange(event.target.checked);
            }}
            className="peer block h-8 w-14 appearance-none rounded-full border-2 border-line-strong bg-sunken transition-colors checked:border-accent-ink checked:bg-accent enabled:hover:border-ink aria-invalid:border-danger"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-1.5 my-auto grid size-5 place-items-center rounded-full bg-ink-muted text-surface transition-transform ease-out peer-checked:translate-x-6 peer-checked:bg-on-accent peer-checked:text-accent rtl:peer-checked:-translate-x-6"
          >
            {(checked || busy) && <Mark strokeWidth={3.5} className={busy ? 'size-3.5 animate-spin' : 'size-3.5'} />}
          </span>
        </span>
      </label>
      <FieldMessages id={control.id} hint={hint} error={error} />
    </div>
  );
}
