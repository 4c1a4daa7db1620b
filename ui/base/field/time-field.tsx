import { TextField, type TextFieldProps } from './text-field';

export interface TimeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'placeholder'
> {
  /** « HH:MM », or empty while there is none. */
  value: string;
  /** « HH:MM », or empty. */
  onChange: (value: string) => void;
  /** The first one allowed, « HH:MM ». */
  min?: string;
  /** The last one allowed, « HH:MM ». */
  max?: string;
}

/** A time of day, by the device's own clock face. */
export function TimeField(props: TimeFieldProps) {
  return <TextField {...props} type="time" />;
}
