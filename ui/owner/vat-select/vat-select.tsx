import type { VatRate } from '../../../graphql/rules/item-defaults';
import { OptionCards } from '../../base/field/option-cards';

const rates: readonly { value: VatRate; label: string; description: string }[] = [
  {
    value: 55,
    label: '5,5 %',
    description: 'À garder : pain, viennoiserie, pâtisserie, bouteille ou canette sans alcool.',
  },
  {
    value: 100,
    label: '10 %',
    description: 'À manger tout de suite : sandwich, pizza chaude, plat, café, boisson au gobelet.',
  },
  { value: 200, label: '20 %', description: 'Alcool : bière, vin, cidre. Bonbons et confiseries aussi.' },
];

export interface VatSelectProps {
  value: VatRate;
  onChange: (value: VatRate) => void;
  disabled?: boolean;
}

export function VatSelect({ value, onChange, disabled }: VatSelectProps) {
  return (
    <OptionCards
      label="TVA"
      hint="Comprise dans le prix. En cas de doute, demandez à votre comptable."
      options={rates.map((rate) => ({ ...rate, value: String(rate.value) }))}
      value={String(value)}
      disabled={disabled}
      onChange={(chosen) => {
        const rate = rates.find((one) => String(one.value) === chosen);
        if (rate) onChange(rate.value);
      }}
    />
  );
}
