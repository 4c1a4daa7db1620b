import { useState } from 'react';
import { Switch } from '../../base/field/switch';
import { FormFrame } from '../form-frame/form-frame';
import { FormSection } from '../form-frame/form-section';
import { sotLabel } from '../../../graphql/rules/sot';
import type { IngredientFormParts } from './form-parts';
import { soldOut } from './ingredient-form.texts';
import { typeTitles } from './ingredient-types';
import { offerSot, type SotValues } from './ingredient-values';
import * as t from './sot-form.texts';

const names = ['salad', 'tomato', 'onion'] as const;

const nothing = { available: false, soldOut: false };

export interface SotFormProps extends Omit<IngredientFormParts, 'onUpload'> {
  initialValues?: SotValues;
}

export function SotForm({ initialValues, onSubmit, error, busy }: SotFormProps) {
  const [values, setValues] = useState<SotValues>(initialValues ?? { salad: nothing, tomato: nothing, onion: nothing });
  return (
    <FormFrame
      label={typeTitles.sot()}
      submitLabel={t.save()}
      busy={busy}
      error={error}
      text={t.included()}
      onSubmit={() => onSubmit({ type: 'sot', ...values })}
    >
      <div className="grid gap-4 md:grid-cols-3">
        {names.map((name) => (
          <FormSection key={name} title={sotLabel(name)}>
            <div className="grid divide-y divide-line">
              <Switch
                label={t.offered()}
                checked={values[name].available}
                onChange={(available) => setValues({ ...values, [name]: offerSot(values[name], available) })}
              />
              <Switch
                label={soldOut()}
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
