import { TextField } from '../../base/field/text-field';
import { AddressField } from '../address-search/address-field';
import type { AddressSuggestion } from '../address-search/suggestion-list';
import type { FormErrors } from '../../base/form/use-form';
import { KindField } from './kind-field';
import type { OwnerSignupEntries } from './owner-signup';

type Entry = 'shopName' | 'address' | 'restaurantType';

export interface ShopPartProps {
  values: Pick<OwnerSignupEntries, Entry>;
  faults: FormErrors<Entry>;
  suggestions: readonly AddressSuggestion[];
  suggesting?: boolean;
  onValuesChange: (changed: Partial<Pick<OwnerSignupEntries, Entry>>) => void;
  onSelectAddress: (suggestion: AddressSuggestion) => void;
}

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
      <KindField
        value={values.restaurantType || null}
        onChange={(restaurantType) => onValuesChange({ restaurantType })}
        error={faults.restaurantType}
      />
    </fieldset>
  );
}
