import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { tv } from 'tailwind-variants/lite';
import { allergenNames, allergens, type Allergen } from '../../../graphql/rules/allergens';
import { ChoiceChip } from '../../food/customiser/choice-chip';
import * as t from './allergen-picker.texts';

const summary = tv({
  base: 'flex items-start gap-2 text-sm font-medium [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0',
  variants: { said: { true: 'text-positive', false: 'text-caution' } },
});

export interface AllergenPickerProps {
  /** Declared allergens; an empty list means none of the 14, null means not declared. */
  value: DeclaredAllergens;
  onChange: (value: DeclaredAllergens) => void;
  label?: string;
}

/** Picker for the 14 allergens; « none » and « not declared » are separate answers, each set by one press. */
export function AllergenPicker({ value, onChange, label = t.allergens() }: AllergenPickerProps) {
  const id = useId();
  const said = value !== null;
  const Icon = said ? CircleCheck : TriangleAlert;
  return (
    <fieldset aria-describedby={id} className="grid min-w-0 content-start gap-3">
      <legend className="mb-1 font-semibold">{label}</legend>
      <p id={id} className={summary({ said })}>
        <Icon aria-hidden="true" />
        {declaredText(value)}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(37)),1fr))] gap-2.5">
        <ChoiceChip type="radio" name={id} label={t.notSaid()} checked={!said} onChange={() => onChange(null)} />
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

/** Allergen declaration of an item: some of the 14, none of them (empty list), or not declared (null). */
export type DeclaredAllergens = Allergen[] | null;

/**
 * Adds or removes one allergen and keeps the legal order. Removing the last one returns null, because « none of the 14
 * » is a safety statement that must be made explicitly.
 */
export function toggleAllergen(declared: DeclaredAllergens, allergen: Allergen): DeclaredAllergens {
  const before = declared ?? [];
  const next = allergens.filter((one) => before.includes(one) !== (one === allergen));
  return next.length > 0 ? next : null;
}

export function declaredText(declared: DeclaredAllergens): string {
  if (declared === null) return t.nothingSaid();
  return declared.length === 0 ? t.noneClaimed() : t.declaredCount(declared.length);
}
