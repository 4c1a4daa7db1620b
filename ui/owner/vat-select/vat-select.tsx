import type { VatRate } from '../../../graphql/rules/item-defaults';
import { OptionCards } from '../../base/field/option-cards';
import * as t from './vat-select.texts';

const rates: readonly { value: VatRate; label: () => string; description: () => string }[] = [
  { value: 55, label: t.rate55, description: t.rate55Text },
  { value: 100, label: t.rate100, description: t.rate100Text },
  { value: 200, label: t.rate200, description: t.rate200Text },
];

export interface VatSelectProps {
  value: VatRate;
  onChange: (value: VatRate) => void;
  disabled?: boolean;
}

export function VatSelect({ value, onChange, disabled }: VatSelectProps) {
  return (
    <OptionCards
      label={t.vat()}
      hint={t.vatHint()}
      options={rates.map((rate) => ({
        value: String(rate.value),
        label: rate.label(),
        description: rate.description(),
      }))}
      value={String(value)}
      disabled={disabled}
      onChange={(chosen) => {
        const rate = rates.find((one) => String(one.value) === chosen);
        if (rate) onChange(rate.value);
      }}
    />
  );
}
