import { CountField } from '../count-field/count-field';
import * as t from './preparation-units.texts';

/** What a number of units means at the counter, in few words. */
const meanings = [t.nothing, t.likeSandwich, t.likePizza];

export interface PreparationUnitsFieldProps {
  value: number;
  onChange: (value: number) => void;
  disabled?: boolean;
}

/** How much of a pickup window's capacity one piece takes (specification 4.4). */
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
