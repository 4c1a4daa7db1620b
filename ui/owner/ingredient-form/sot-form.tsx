import { useState } from 'react';
import { Switch } from '../../base/field/switch';
import { FormFrame } from '../form-frame/form-frame';
import { FormSection } from '../form-frame/form-section';
import type { IngredientFormParts } from './form-parts';
import { offerSot, type SotValues } from './ingredient-values';

const rows = [
  { name: 'salad', title: 'Salade' },
  { name: 'tomato', title: 'Tomate' },
  { name: 'onion', title: 'Oignon' },
] as const;

const nothing = { available: false, soldOut: false };

export interface SotFormProps extends Omit<IngredientFormParts, 'onUpload'> {
  initialValues?: SotValues;
}

export function SotForm({ initialValues, onSubmit, error, busy }: SotFormProps) {
  const [values, setValues] = useState<SotValues>(initialValues ?? { salad: nothing, tomato: nothing, onion: nothing });
  return (
    <FormFrame
      label="Crudités"
      submitLabel="Enregistrer"
      busy={busy}
      error={error}
      text="Comprises dans le prix de chaque sandwich qui en propose."
      onSubmit={() => onSubmit({ type: 'sot', ...values })}
    >
      <div className="grid gap-4 md:grid-cols-3">
        {rows.map(({ name, title }) => (
          <FormSection key={name} title={title}>
            <div className="grid divide-y divide-line">
              <Switch
                label="Au choix"
                checked={values[name].available}
                onChange={(available) => setValues({ ...values, [name]: offerSot(values[name], available) })}
              />
              <Switch
                label="En rupture"
                checked={values[name].soldOut}
                disabled={!values[name].available}
                onChange={(soldOut) => setValues({ ...values, [name]: { ...values[name], soldOut } })}
              />
            </div>
          </FormSection>
        ))}
      </div>
    </FormFrame>
  );
}
