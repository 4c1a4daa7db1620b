import {
  type IngredientType,
  entryWords,
  typeTitles,
  type ListedType,
  type SotValues,
  completeEntries,
  newEntry,
  type EntryDraft,
  offerSot,
  completeMenu,
  menuError,
  type MenuDraft,
  type IngredientValues,
  isPictureMissing,
  missingText,
} from './ingredient-values';
import { useForm, type FormProps } from '../../base/form/use-form';
import { FormFrame, FormSection } from '../form-frame/form-frame';
import { EntryList, type ChangeEntries } from './entry-list';
import * as t from './ingredient-form.texts';
import { soldOut } from './ingredient-form.texts';
import { useState } from 'react';
import { Switch } from '../../base/field/switch';
import { sotLabel } from '../../../graphql/rules/sot';
import * as sotFormTexts from './sot-form.texts';
import * as menu from './menu-form.texts';
import type { UploadImage } from '../image-upload/image-upload-field';

export interface IngredientFormProps extends IngredientFormParts {
  type: IngredientType;
  sot?: SotValues;
}

/** Form for new ingredients of one type, with that type's rules (specification 7.8). */
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

const parts = [
  { part: 'fries', offered: 'friesOffered', label: menu.someFries, words: entryWords.menuFries },
  { part: 'drinks', offered: 'drinksOffered', label: menu.aDrink, words: entryWords.menuDrinks },
] as const;

const emptyPart = (draft: MenuDraft, part: 'fries' | 'drinks') =>
  draft[part === 'fries' ? 'friesOffered' : 'drinksOffered'] && draft[part].length === 0;

export function MenuForm({ onUpload, onSubmit, error, busy }: IngredientFormParts) {
  const nothingOffered: MenuDraft = { friesOffered: false, fries: [], drinksOffered: false, drinks: [] };
  const form = useForm({
    initialValues: nothingOffered,
    check: () => ({}),
    complete: completeMenu,
    onSubmit: (values) => onSubmit({ type: 'ismenu', ...values }),
  });
  const { values: draft, refusals, submit } = form;
  const entries = [...(draft.friesOffered ? draft.fries : []), ...(draft.drinksOffered ? draft.drinks : [])];
  const waiting = isPictureMissing(entries);
  const empty = menuError(draft);
  const wrong = refusals > 0 && !waiting && completeMenu(draft) === null;
  const change =
    (part: 'fries' | 'drinks'): ChangeEntries =>
    (update) =>
      form.change((before) => ({ ...before, [part]: update(before[part]) }));
  return (
    <FormFrame
      label={typeTitles.ismenu()}
      submitLabel={menu.saveMenu()}
      busy={busy}
      disabled={waiting}
      text={
        missingText(entries, false) || (draft.friesOffered || draft.drinksOffered ? t.allThere() : menu.tickParts())
      }
      error={wrong ? (empty ?? t.nameAndPriceNeeded()) : error}
      refusals={refusals}
      onSubmit={submit}
    >
      <FormSection title={menu.menuIncludes()}>
        <div className="grid divide-y divide-line">
          {parts.map(({ part, offered, label }) => (
            <Switch
              key={part}
              label={label()}
              checked={draft[offered]}
              error={refusals > 0 && emptyPart(draft, part) ? menu.choiceNeeded() : undefined}
              onChange={(checked) => {
                form.change({ [offered]: checked });
                if (checked && draft[part].length === 0) change(part)(() => [newEntry('1')]);
              }}
            />
          ))}
        </div>
      </FormSection>
      {parts.map(
        ({ part, offered, words }) =>
          draft[offered] && (
            <EntryList
              key={part}
              value={draft[part]}
              onChange={change(part)}
              words={words()}
              min={0}
              priceRequired={false}
              refused={refusals > 0}
              onUpload={onUpload}
            />
          ),
      )}
    </FormFrame>
  );
}

interface IngredientFormParts extends FormProps<IngredientValues> {
  onUpload: UploadImage;
}
