import { TextField, type TextFieldProps } from './text-field';

export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'placeholder'
> {
  /** « YYYY-MM-DD », or empty while there is none. */
  value: string;
  /** « YYYY-MM-DD », or empty. */
  onChange: (value: string) => void;
  /** The first one allowed, « YYYY-MM-DD ». */
  min?: string;
  /** The last one allowed, « YYYY-MM-DD ». */
  max?: string;
}

/** A day, by the device's own calendar. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}
