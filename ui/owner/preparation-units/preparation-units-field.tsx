import { CountField } from '../count-field/count-field';
import * as t from './preparation-units.texts';

/** Short explanation of each number of preparation units. */
const meanings = [t.nothing, t.likeSandwich, t.likePizza];

export interface PreparationUnitsFieldProps {
  value: number;
  onChange: (value: number) => void;
  disabled?: boolean;
}

/** Field for the units of a pickup window's capacity that one piece uses (specification 4.4). */
export function PreparationUnitsField({ value, onChange, disabled }: PreparationUnitsFieldProps) {
  return (
    <CountField
      label={t.preparation()}
      hint={t.preparationHint()}
      text={(meanings[value] ?? t.large)()}
      value={value}
      max={20}
      disabled={disabled}
      onChange={onChange}
    />
  );
}
