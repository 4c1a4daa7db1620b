import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { tv } from 'tailwind-variants/lite';
import { allergenNames, allergens } from '../../../graphql/rules/allergens';
import { ChoiceChip } from '../../food/customiser/choice-chip';
import * as t from './allergen-picker.texts';
import { declaredText, toggleAllergen, type DeclaredAllergens } from './declared';

const summary = tv({
  base: 'flex items-start gap-2 text-sm font-medium [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0',
  variants: { said: { true: 'text-positive', false: 'text-caution' } },
});

export interface AllergenPickerProps {
  /** Those it contains; empty: none of the 14; null: not said. */
  value: DeclaredAllergens;
  onChange: (value: DeclaredAllergens) => void;
  label?: string;
  disabled?: boolean;
}

/** Which of the 14 allergens are in it; « none » and « not said » are different answers, and each is one press. */
export function AllergenPicker({ value, onChange, label = t.allergens(), disabled = false }: AllergenPickerProps) {
  const id = useId();
  const said = value !== null;
  const Icon = said ? CircleCheck : TriangleAlert;
  return (
    <fieldset disabled={disabled} aria-describedby={id} className="grid min-w-0 content-start gap-3">
      <legend className="mb-1 font-semibold">{label}</legend>
      <p id={id} className={summary({ said })}>
        <Icon aria-hidden="true" />
        {declaredText(value)}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(37)),1fr))] gap-2.5">
        <ChoiceChip
          type="radio"
          name={id}
          label={t.notSaid()}
          checked={value === null}
          onChange={() => onChange(null)}
        />
        <ChoiceChip
          type="radio"
          name={id}
          label={t.none()}
          checked={value?.length === 0}
          onChange={() => onChange([])}
        />
      </div>
      <p className="text-sm text-ink-muted">{t.orItContains()}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(37)),1fr))] gap-2.5">
        {allergens.map((allergen) => (
          <ChoiceChip
            key={allergen}
            type="checkbox"
            name={`${id}-${allergen}`}
            label={allergenNames[allergen]()}
            checked={value?.includes(allergen) === true}
            onChange={() => onChange(toggleAllergen(value, allergen))}
          />
        ))}
      </div>
    </fieldset>
  );
}
