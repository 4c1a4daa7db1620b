import { Coffee, Croissant, UtensilsCrossed } from 'lucide-react';
import { OptionCards } from '../../base/field/option-cards';
import type { OwnerSignup } from './owner-signup';
import * as t from './owner-signup-form.texts';

const kinds = () =>
  [
    {
      value: 'boulangerie',
      label: t.bakery(),
      description: t.bakeryHint(),
      icon: <Croissant aria-hidden="true" />,
    },
    {
      value: 'restaurant',
      label: t.restaurant(),
      description: t.restaurantHint(),
      icon: <UtensilsCrossed aria-hidden="true" />,
    },
    { value: 'cafe', label: t.cafe(), description: t.cafeHint(), icon: <Coffee aria-hidden="true" /> },
  ] as const;

export interface KindFieldProps {
  value: OwnerSignup['restaurantType'] | null;
  onChange: (kind: OwnerSignup['restaurantType']) => void;
  hint?: string;
  error?: string;
}

export function KindField({ value, onChange, hint, error }: KindFieldProps) {
  const options = kinds();
  return (
    <OptionCards
      label={t.kind()}
      name="restaurantType"
      required
      options={options}
      value={value}
      onChange={(chosen) => {
        const kind = options.find((known) => known.value === chosen);
        if (kind) onChange(kind.value);
      }}
      hint={hint}
      error={error}
    />
  );
}
