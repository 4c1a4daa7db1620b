import type { DateFieldProps } from './date-field';
import { TextField } from './text-field';

/** Its value and bounds are « HH:MM », or empty. */
export type TimeFieldProps = DateFieldProps;

/** A time of day, by the device's own clock face. */
export function TimeField(props: TimeFieldProps) {
  return <TextField {...props} type="time" />;
}
