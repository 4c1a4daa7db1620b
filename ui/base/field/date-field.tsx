import { TextField, type TextFieldProps } from './text-field';

export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'placeholder'
> {
  /** Date as « YYYY-MM-DD », or an empty string while none is chosen. */
  value: string;
  /** Called with « YYYY-MM-DD », or an empty string when the field is cleared. */
  onChange: (value: string) => void;
  /** Earliest date allowed, as « YYYY-MM-DD ». */
  min?: string;
  /** Latest date allowed, as « YYYY-MM-DD ». */
  max?: string;
}

/** Date field that uses the browser's native date picker. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}
