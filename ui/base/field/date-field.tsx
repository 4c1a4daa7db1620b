import { TextField, type TextFieldProps } from './text-field';

export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'placeholder'
> {
  /** « YYYY-MM-DD », of a time « HH:MM »; an empty string while none is chosen. `min` and `max` are written alike. */
  value: string;
  onChange: (value: string) => void;
  min?: string;
  max?: string;
}

/** Date field that uses the browser's native date picker. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}

/** Time field that uses the browser's native time picker. */
export function TimeField(props: DateFieldProps) {
  return <TextField {...props} type="time" />;
}
