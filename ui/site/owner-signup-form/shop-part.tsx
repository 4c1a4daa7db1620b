import { Coffee, Croissant, UtensilsCrossed } from 'lucide-react';
import { OptionCards } from '../../base/field/option-cards';
import { TextField } from '../../base/field/text-field';
import { AddressField } from '../address-search/address-field';
import type { AddressSuggestion } from '../address-search/suggestion-list';
import type { FieldErrors } from '../form-check/use-form-errors';
import type { OwnerSignupEntries } from './owner-signup';

type Entry = 'shopName' | 'address' | 'restaurantType';

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

export interface ShopPartProps {
  values: Pick<OwnerSignupEntries, Entry>;
  /** What is wrong, at the field it belongs to. */
  faults: FieldErrors<Entry>;
  suggestions: readonly AddressSuggestion[];
  /** @default false */
  suggesting?: boolean;
  onValuesChange: (changed: Partial<Pick<OwnerSignupEntries, Entry>>) => void;
  onSelectAddress: (suggestion: AddressSuggestion) => void;
}

/** The shop as customers will find it: name, place, kind. */
export function ShopPart(props: ShopPartProps) {
  const { values, faults, suggestions, suggesting, onValuesChange, onSelectAddress } = props;
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-5 font-display text-2xl font-bold">Votre boutique</legend>
      <TextField
        label="Nom de la boutique"
        name="shopName"
        hint="Comme sur votre enseigne."
        autoComplete="organization"
        maxLength={120}
        required
        value={values.shopName}
        onChange={(shopName) => onValuesChange({ shopName })}
        error={faults.shopName}
      />
      <AddressField
        hint="Numéro, rue et ville : choisissez-la dans la liste quand elle y est."
        required
        value={values.address}
        onChange={(address) => onValuesChange({ address })}
        suggestions={suggestions}
        loading={suggesting}
        onSelect={onSelectAddress}
        error={faults.address}
      />
      <OptionCards
        label="Type"
        name="restaurantType"
        required
        options={kinds}
        value={values.restaurantType || null}
        onChange={(value) => {
          const kind = kinds.find((known) => known.value === value);
          if (kind) onValuesChange({ restaurantType: kind.value });
        }}
        error={faults.restaurantType}
      />
    </fieldset>
  );
}
