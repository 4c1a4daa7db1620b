import { Coffee, Croissant, UtensilsCrossed } from 'lucide-react';
import { OptionCards } from '../../base/field/option-cards';
import { shopKindWords, type ShopKind } from '../../food/shop-card/shop-kind';
import * as t from './owner-signup-form.texts';

const kinds = {
  boulangerie: { hint: t.bakeryHint, Icon: Croissant },
  restaurant: { hint: t.restaurantHint, Icon: UtensilsCrossed },
  cafe: { hint: t.cafeHint, Icon: Coffee },
} satisfies Record<ShopKind, object>;

export interface KindFieldProps {
  value: ShopKind | null;
  onChange: (kind: ShopKind) => void;
  hint?: string;
  error?: string;
}

export function KindField({ onChange, ...field }: KindFieldProps) {
  return (
    <OptionCards
      {...field}
      label={t.kind()}
      name="restaurantType"
      required
      options={Object.entries(kinds).map(([value, { hint, Icon }]) => ({
        value,
        label: shopKindWords[value as ShopKind](),
        description: hint(),
        icon: <Icon aria-hidden="true" />,
      }))}
      onChange={(kind) => onChange(kind as ShopKind)}
    />
  );
}
