import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';

export const controlStyles = tv({
  base: 'min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-surface px-4 py-2.5 text-base text-ink transition-colors placeholder:text-ink-muted enabled:hover:border-ink disabled:bg-sunken disabled:opacity-60 aria-invalid:border-2 aria-invalid:border-danger',
});

export interface FieldTexts {
  label: string;
  /** Help text shown below the control before any error occurs. */
  hint?: string;
  /** What is wrong and how to correct it; announced to screen readers when it appears. */
  error?: string;
  /** Marks the field as required, for the eye and for assistive technology. */
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

/**
 * Asterisk of a required field; hidden from screen readers because the control itself announces that it is required.
 */
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
  /** Hides the label visually but not from screen readers, where the context already shows it. */
  labelHidden?: boolean;
}

interface FieldFrameProps extends FieldProps {
  /** Renders the control with the ids and ARIA attributes that link it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/** Frame shared by all fields: label above, control, then hint and error below. */
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
  /**
   * Renders the options; receives a function that returns the input props of one radio button, and the id of the group.
   */
  children: (
    radio: (option: { value: string; disabled?: boolean }) => ComponentProps<'input'>,
    id: string,
  ) => ReactNode;
}

/** Frame of a radio group: label above, hint and error below. */
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
