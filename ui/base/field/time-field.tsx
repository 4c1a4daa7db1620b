import type { DateFieldProps } from './date-field';
import { TextField } from './text-field';

/** Value and bounds are « HH:MM » or an empty string. */
export type TimeFieldProps = DateFieldProps;

/** Time field that uses the browser's native time picker. */
export function TimeField(props: TimeFieldProps) {
  return <TextField {...props} type="time" />;
}
