import { Switch } from '../../base/field/switch';
import { TextAreaField } from '../../base/field/text-area-field';
import { AllergenPicker } from '../allergen-picker/allergen-picker';
import { DietaryPicker } from '../dietary-picker/dietary-picker';
import { toggled } from '../item-basics/item-basics';
import { PreparationUnitsField } from '../preparation-units/preparation-units-field';
import { VatSelect } from '../vat-select/vat-select';
import type { ItemExtras } from './item-draft';
import * as t from './item-form.texts';

export interface ItemExtraFieldsProps {
  value: ItemExtras;
  onChange: (part: Partial<ItemExtras>) => void;
  disabled?: boolean;
}

export function ItemExtraFields({ value, onChange: change, disabled = false }: ItemExtraFieldsProps) {
  return (
    <div className="grid gap-8">
      <Switch
        label={t.visible()}
        hint={value.published ? t.seenByCustomers() : t.seenByYou()}
        checked={value.published}
        disabled={disabled}
        onChange={(published) => change({ published })}
      />
      <TextAreaField
        label={t.description()}
        hint={t.descriptionHint()}
        name="description"
        maxLength={500}
        disabled={disabled}
        value={value.description}
        onChange={(description) => change({ description })}
      />
      <AllergenPicker value={value.allergens} disabled={disabled} onChange={(allergens) => change({ allergens })} />
      <DietaryPicker
        selectedIds={value.dietary}
        allergens={value.allergens}
        disabled={disabled}
        onToggle={(mark) => change({ dietary: toggled(value.dietary, mark) })}
      />
      <VatSelect value={value.vatRate} disabled={disabled} onChange={(vatRate) => change({ vatRate })} />
      <PreparationUnitsField
        value={value.preparationUnits}
        disabled={disabled}
        onChange={(preparationUnits) => change({ preparationUnits })}
      />
    </div>
  );
}
