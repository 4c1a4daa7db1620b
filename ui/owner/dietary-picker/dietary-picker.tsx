import { useId } from 'react';
import { Notice } from '../../base/notice/notice';
import { type Allergen, allergenNames } from '../../../graphql/rules/allergens';
import { ChoiceChip } from '../../food/customiser/choice-chip';
import { DietaryMarkIcon } from '../../food/dietary-marks/dietary-marks';
import { dietaryMarkNames, dietaryMarks, type DietaryMark } from '../../food/dietary-marks/dietary-mark';
import * as t from './dietary-picker.texts';

export interface DietaryPickerProps {
  selectedIds: readonly DietaryMark[];
  onToggle: (id: DietaryMark) => void;
  /** Declared allergens of the same item; a mark that contradicts them is pointed out. @default null */
  allergens?: readonly Allergen[] | null;
  disabled?: boolean;
}

export function DietaryPicker(props: DietaryPickerProps) {
  const { selectedIds, onToggle, allergens = null, disabled = false } = props;
  const id = useId();
  const wrong = contradictions(selectedIds, allergens);
  return (
    <fieldset disabled={disabled} className="grid min-w-0 content-start gap-3">
      <legend className="mb-2 font-semibold">{t.diets()}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(46)),1fr))] gap-2.5">
        {dietaryMarks.map((mark) => (
          <ChoiceChip
            key={mark}
            type="checkbox"
            name={id + mark}
            label={dietaryMarkNames[mark]()}
            icon={<DietaryMarkIcon mark={mark} />}
            checked={selectedIds.includes(mark)}
            onChange={() => onToggle(mark)}
          />
        ))}
      </div>
      {wrong.map((text) => (
        <Notice key={text} tone="caution">
          {text}
        </Notice>
      ))}
    </fieldset>
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
