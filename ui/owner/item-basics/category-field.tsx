import { SelectField, type SelectFieldProps } from '../../base/field/select-field';
import * as t from './item-basics.texts';

export interface CategoryOption {
  id: string;
  name: string;
}

/** Value of the option for a category that does not exist yet. */
export const NEW_CATEGORY = 'new';

interface CategoryFieldProps extends Omit<SelectFieldProps, 'label' | 'placeholder' | 'options'> {
  categories: readonly CategoryOption[];
  /** Label of the option `NEW_CATEGORY`; without it there is none. */
  newLabel?: string;
}

/** Field for the category of an item. */
export function CategoryField({ categories, newLabel, ...field }: CategoryFieldProps) {
  const options = categories.map(({ id, name }) => ({ value: id, label: name, lang: 'fr' }));
  const fresh = newLabel ? [{ value: NEW_CATEGORY, label: newLabel }] : [];
  return (
    <SelectField label={t.category()} placeholder={t.selectCategory()} options={[...options, ...fresh]} {...field} />
  );
}
