import { AllergenPicker } from '../allergen-picker/allergen-picker';
import { DietaryPicker } from '../dietary-picker/dietary-picker';
import { FormSection } from '../form-frame/form-section';
import { PreparationUnitsField } from '../preparation-units/preparation-units-field';
import { VatSelect } from '../vat-select/vat-select';
import { toggled, type ItemBasicsDraft } from './item-basics';

export interface DutiesSectionsProps {
  value: ItemBasicsDraft;
  onChange: (part: Partial<ItemBasicsDraft>) => void;
}

export function DutiesSections({ value, onChange }: DutiesSectionsProps) {
  return (
    <>
      <FormSection title="Allergènes et régimes">
        <AllergenPicker value={value.allergens} onChange={(allergens) => onChange({ allergens })} />
        <DietaryPicker
          selectedIds={value.dietary}
          allergens={value.allergens}
          onToggle={(diet) => onChange({ dietary: toggled(value.dietary, diet) })}
        />
      </FormSection>
      <FormSection title="Cuisine et TVA">
        <PreparationUnitsField
          value={value.preparationUnits}
          onChange={(preparationUnits) => onChange({ preparationUnits })}
        />
        <VatSelect value={value.vatRate} onChange={(vatRate) => onChange({ vatRate })} />
      </FormSection>
    </>
  );
}
