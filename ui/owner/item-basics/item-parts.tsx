import { useId } from 'react';
import { allergenNames, type Allergen } from '../../../graphql/rules/allergens';
import { VAT_RATES, type VatRate } from '../../../graphql/rules/item-defaults';
import { OptionCards } from '../../base/field/option-cards';
import { Notice } from '../../base/notice/notice';
import { ChoiceChip } from '../../food/customiser/choice-chip';
import { DietaryMarkIcon } from '../../food/dietary-marks/dietary-marks';
import { dietaryMarkNames, dietaryMarks, type DietaryMark } from '../../food/dietary-marks/dietary-mark';
import { AllergenPicker } from '../allergen-picker/allergen-picker';
import { CountField } from '../count-field/count-field';
import { toggled } from './item-basics';
import * as t from './item-parts.texts';

interface Declared {
  allergens: Allergen[] | null;
  dietary: DietaryMark[];
}

interface AllergensAndDietsProps {
  value: Declared;
  onChange: (part: Partial<Declared>) => void;
}

/** Declared allergens and dietary marks; a mark that contradicts the allergens is pointed out. */
export function AllergensAndDiets({ value: { allergens, dietary }, onChange }: AllergensAndDietsProps) {
  const id = useId();
  return (
    <>
      <AllergenPicker value={allergens} onChange={(declared) => onChange({ allergens: declared })} />
      <fieldset className="grid min-w-0 content-start gap-3">
        <legend className="mb-2 font-semibold">{t.diets()}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(46)),1fr))] gap-2.5">
          {dietaryMarks.map((mark) => (
            <ChoiceChip
              key={mark}
              type="checkbox"
              name={id + mark}
              label={dietaryMarkNames[mark]()}
              icon={<DietaryMarkIcon mark={mark} />}
              checked={dietary.includes(mark)}
              onChange={() => onChange({ dietary: toggled(dietary, mark) })}
            />
          ))}
        </div>
        {contradictions(dietary, allergens).map((text) => (
          <Notice key={text} tone="caution">
            {text}
          </Notice>
        ))}
      </fieldset>
    </>
  );
}

const excluded: Partial<Record<DietaryMark, readonly Allergen[]>> = {
  VEGETARIAN: ['FISH', 'CRUSTACEANS', 'MOLLUSCS'],
  VEGAN: ['EGGS', 'MILK', 'FISH', 'CRUSTACEANS', 'MOLLUSCS'],
  GLUTEN_FREE: ['GLUTEN'],
};

/** Returns one sentence for each mark that contradicts the declared allergens: « Vegan, mais contient : Lait. » */
export function contradictions(marks: readonly DietaryMark[], declared: readonly Allergen[] | null): string[] {
  return dietaryMarks
    .filter((mark) => marks.includes(mark))
    .flatMap((mark) => {
      const found = (excluded[mark] ?? []).filter((allergen) => declared?.includes(allergen));
      if (found.length === 0) return [];
      const allergens = found.map((one) => allergenNames[one]()).join(', ');
      return [t.contradiction({ mark: dietaryMarkNames[mark](), allergens })];
    });
}

const rates: Record<VatRate, { label: () => string; description: () => string }> = {
  55: { label: t.rate55, description: t.rate55Text },
  100: { label: t.rate100, description: t.rate100Text },
  200: { label: t.rate200, description: t.rate200Text },
};

export function VatSelect({ value, onChange }: { value: VatRate; onChange: (value: VatRate) => void }) {
  return (
    <OptionCards
      label={t.vat()}
      hint={t.vatHint()}
      options={VAT_RATES.map((rate) => ({
        value: String(rate),
        label: rates[rate].label(),
        description: rates[rate].description(),
      }))}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen) as VatRate)}
    />
  );
}

/** Short explanation of each number of preparation units. */
const meanings = [t.nothing, t.likeSandwich, t.likePizza];

/** Field for the units of a pickup window's capacity that one piece uses (specification 4.4). */
export function PreparationUnitsField({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const text = (meanings[value] ?? t.large)();
  return <CountField label={t.preparation()} hint={t.preparationHint()} {...{ text, value, onChange }} />;
}
