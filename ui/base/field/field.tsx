import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';

export const controlStyles = tv({
  base: 'min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-surface px-4 py-2.5 text-base text-ink transition-colors placeholder:text-ink-muted enabled:hover:border-ink disabled:bg-sunken disabled:opacity-60 aria-invalid:border-2 aria-invalid:border-danger',
});

export interface FieldTexts {
  label: string;
  /** Helps before an error is made. */
  hint?: string;
  /** What is wrong and how to mend it; announced when it appears. */
  error?: string;
  /** Marks the field and tells assistive technology. */
  required?: boolean;
  className?: string;
}

export interface ControlProps {
  id: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export function useControl({ error, hint, required = false, id }: Partial<FieldTexts> & { id?: string }) {
  const made = useId();
  const base = id ?? made;
  const described = [error && `${base}-error`, hint && `${base}-hint`].filter(Boolean).join(' ');
  const control: ControlProps = {
    id: base,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return control;
}

/** The star of a required field: for the eye only, the control itself says « required ». */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-danger">
      &nbsp;*
    </span>
  );
}

export function FieldMessages({ id, hint, error }: { id: string; hint?: string; error?: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-sm wrap-anywhere text-ink-muted">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={`${id}-error`}
          role="alert"
          className="flex animate-appear items-start gap-1.5 text-sm font-medium text-danger"
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{error}</span>
        </p>
      )}
    </>
  );
}

export interface FieldProps extends FieldTexts {
  id?: string;
  /** Leaves the name to screen readers, where the place says it to the eye. */
  labelHidden?: boolean;
}

interface FieldFrameProps extends FieldProps {
  /** Draws the control with the ids and attributes that tie it to its texts. */
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, hint and error below: the frame every field shares. */
export function Field(props: FieldFrameProps) {
  const { label, labelHidden = false, hint, error, required = false, className, id, children } = props;
  const control = useControl({ error, hint, required, id });
  return (
    <div className={`grid content-start gap-1.5 ${className ?? ''}`}>
      <div className={labelHidden ? 'sr-only' : 'font-semibold wrap-anywhere'}>
        <label htmlFor={control.id}>{label}</label>
        {required && <RequiredMark />}
      </div>
      {children(control)}
      <FieldMessages id={control.id} hint={hint} error={error} />
    </div>
  );
}

export interface ChoiceProps extends FieldTexts {
  value: string | null;
  onChange: (value: string) => void;
  name?: string;
  disabled?: boolean;
}

interface RadioFrameProps extends ChoiceProps {
  /** Draws the options: what each one’s button is told, and the id of the group. */
  children: (
    radio: (option: { value: string; disabled?: boolean }) => ComponentProps<'input'>,
    id: string,
  ) => ReactNode;
}

/** The frame of a group of radio buttons: its label above, hint and error below. */
export function RadioFrame(props: RadioFrameProps) {
  const { label, hint, error, required, className = '', value, onChange, name, disabled, children } = props;
  const ownName = useId();
  const control = useControl({ error, hint, required });
  const radio = (option: { value: string; disabled?: boolean }): ComponentProps<'input'> => ({
    type: 'radio',
    name: name ?? ownName,
    value: option.value,
    checked: option.value === value,
    required,
    disabled: disabled === true || option.disabled,
    onChange: () => onChange(option.value),
  });
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${control.id}-label`}
      aria-required={required}
      aria-invalid={control['aria-invalid']}
      aria-describedby={control['aria-describedby']}
      className={`grid min-w-0 content-start ${className}`}
    >
      <div className="font-semibold wrap-anywhere">
        <span id={`${control.id}-label`}>{label}</span>
        {required && <RequiredMark />}
      </div>
      {children(radio, control.id)}
      <FieldMessages id={control.id} hint={hint} error={error} />
    </div>
  );
}
