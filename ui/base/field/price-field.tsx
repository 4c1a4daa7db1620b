import * as t from './field.texts';
import { NumberField, type NumberFieldProps } from './number-field';

export interface PriceFieldProps extends Omit<
  NumberFieldProps,
  'value' | 'onChange' | 'fractionDigits' | 'padded' | 'unit' | 'unreadableText'
> {
  /** Integer cents; null while the field is empty or unreadable. */
  valueCents: number | null;
  /** Called with integer cents, or null when the field is empty or unreadable. */
  onChange: (cents: number | null) => void;
}

/** Field for an amount in euros, typed with a comma or a point; its value is in integer cents. */
export function PriceField({ valueCents, onChange, ...field }: PriceFieldProps) {
  return (
    <NumberField
      {...field}
      value={valueCents === null ? null : valueCents / 100}
      onChange={(euros) => onChange(euros === null ? null : Math.round(euros * 100))}
      fractionDigits={2}
      padded
      unit={t.euro()}
      unreadableText={t.unreadablePrice()}
    />
  );
}
