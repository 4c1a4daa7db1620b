import { CountField } from '../count-field/count-field';

/** What a number of units means at the counter, in few words. */
const meanings = ['Rien à préparer', 'Comme un sandwich', 'Comme une pizza'];

export interface PreparationUnitsFieldProps {
  value: number;
  onChange: (value: number) => void;
  disabled?: boolean;
}

/** How much of a pickup window's capacity one piece takes (specification 4.4). */
export function PreparationUnitsField({ value, onChange, disabled }: PreparationUnitsFieldProps) {
  return (
    <CountField
      label="Temps de préparation"
      hint="En unités : un croissant 0, un sandwich 1, une pizza 2. Un créneau est complet quand ses unités sont prises."
      text={meanings[value] ?? 'Une grosse pièce'}
      value={value}
      max={20}
      disabled={disabled}
      onChange={onChange}
    />
  );
}
