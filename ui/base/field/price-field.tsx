import * as t from './field.texts';
import { NumberField, type NumberFieldProps } from './number-field';

export interface PriceFieldProps extends Omit<
  NumberFieldProps,
  'value' | 'onChange' | 'fractionDigits' | 'padded' | 'unit' | 'unreadableText'
> {
  /** Integer cents; null while empty or not to be read as a number. */
  valueCents: number | null;
  /** Integer cents, or null. */
  onChange: (cents: number | null) => void;
}

/** An amount in euros, typed with a comma or a point, kept in cents. */
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
