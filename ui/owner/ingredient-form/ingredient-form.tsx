import type { IngredientFormParts } from './form-parts';
import { type IngredientType, entryWords, typeTitles, type ListedType } from './ingredient-types';
import { type SotValues, completeEntries, newEntry, type EntryDraft, offerSot } from './ingredient-values';
import { MenuForm } from './menu-form';
import { useForm } from '../../base/form/use-form';
import { FormFrame } from '../form-frame/form-frame';
import { EntryList } from './entry-list';
import * as t from './ingredient-form.texts';
import { soldOut } from './ingredient-form.texts';
import { isPictureMissing, missingText } from './missing-text';
import { useState } from 'react';
import { Switch } from '../../base/field/switch';
import { FormSection } from '../form-frame/form-section';
import { sotLabel } from '../../../graphql/rules/sot';
import * as sotFormTexts from './sot-form.texts';

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

function ListedForm({ type, onUpload, onSubmit, error, busy }: IngredientFormParts & { type: ListedType }) {
  const { values, change, refusals, submit } = useForm({
    initialValues: { entries: [newEntry('1')] as readonly EntryDraft[] },
    check: () => ({}),
    complete: ({ entries }) => completeEntries(entries, true),
    onSubmit: (entries) => onSubmit({ type, entries }),
  });
  const { entries } = values;
  const words = entryWords[type]();
  const waiting = isPictureMissing(entries);
  const wrong = refusals > 0 && !waiting && completeEntries(entries, true) === null;
  return (
    <FormFrame
      label={typeTitles[type]()}
      submitLabel={entries.length > 1 ? t.addSeveral({ count: entries.length, many: words.many }) : t.addOne(words.the)}
      busy={busy}
      disabled={waiting}
      text={missingText(entries, true) || t.allThere()}
      error={wrong ? t.nameAndPriceNeeded() : error}
      refusals={refusals}
      onSubmit={submit}
    >
      <EntryList
        value={entries}
        onChange={(update) => change((now) => ({ entries: update(now.entries) }))}
        words={words}
        priceRequired
        refused={refusals > 0}
        onUpload={onUpload}
      />
    </FormFrame>
  );
}

const names = ['salad', 'tomato', 'onion'] as const;

const nothing = { available: false, soldOut: false };

interface SotFormProps extends Omit<IngredientFormParts, 'onUpload'> {
  initialValues?: SotValues;
}

export function SotForm({ initialValues, onSubmit, error, busy }: SotFormProps) {
  const [values, setValues] = useState<SotValues>(initialValues ?? { salad: nothing, tomato: nothing, onion: nothing });
  return (
    <FormFrame
      label={typeTitles.sot()}
      submitLabel={sotFormTexts.save()}
      busy={busy}
      error={error}
      text={sotFormTexts.included()}
      onSubmit={() => onSubmit({ type: 'sot', ...values })}
    >
      <div className="grid gap-4 md:grid-cols-3">
        {names.map((name) => (
          <FormSection key={name} title={sotLabel(name)}>
            <div className="grid divide-y divide-line">
              <Switch
                label={sotFormTexts.offered()}
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
