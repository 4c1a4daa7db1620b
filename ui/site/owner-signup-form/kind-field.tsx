import { Coffee, Croissant, UtensilsCrossed } from 'lucide-react';
import { OptionCards } from '../../base/field/option-cards';
import type { OwnerSignup } from './owner-signup';

const kinds = [
  {
    value: 'boulangerie',
    label: 'Boulangerie',
    description: 'Pains, viennoiseries, pâtisseries',
    icon: <Croissant aria-hidden="true" />,
  },
  {
    value: 'restaurant',
    label: 'Restaurant',
    description: 'Plats, sandwichs, pizzas',
    icon: <UtensilsCrossed aria-hidden="true" />,
  },
  { value: 'cafe', label: 'Café', description: 'Boissons et petite restauration', icon: <Coffee aria-hidden="true" /> },
] as const;

export interface KindFieldProps {
  value: OwnerSignup['restaurantType'] | null;
  onChange: (kind: OwnerSignup['restaurantType']) => void;
  hint?: string;
  error?: string;
}

export function KindField({ value, onChange, hint, error }: KindFieldProps) {
  return (
    <OptionCards
      label="Type"
      name="restaurantType"
      required
      options={kinds}
      value={value}
      onChange={(chosen) => {
        const kind = kinds.find((known) => known.value === chosen);
        if (kind) onChange(kind.value);
      }}
      hint={hint}
      error={error}
    />
  );
}
