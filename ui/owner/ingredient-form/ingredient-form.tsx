import type { IngredientFormParts } from './form-parts';
import type { IngredientType } from './ingredient-types';
import type { SotValues } from './ingredient-values';
import { ListedForm } from './listed-form';
import { MenuForm } from './menu-form';
import { SotForm } from './sot-form';

export interface IngredientFormProps extends IngredientFormParts {
  type: IngredientType;
  sot?: SotValues;
}

/** New ingredients of one type, by the rules of that type (specification 7.8). */
export function IngredientForm({ type, sot, ...parts }: IngredientFormProps) {
  if (type === 'sot') return <SotForm initialValues={sot} {...parts} />;
  if (type === 'ismenu') return <MenuForm {...parts} />;
  return <ListedForm key={type} type={type} {...parts} />;
}
