import {
  type IngredientType,
  entryWords,
  typeTitles,
  type ListedType,
  type SotValues,
  completeEntries,
  entryErrors,
  newEntry,
  nextKey,
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
import { FormFrame, FormSection, useLaterFocus } from '../form-frame/form-frame';
import { EntryFields } from './entry-fields';
import type { EntryWords } from './ingredient-types.texts';
import * as t from './ingredient-form.texts';
import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../base/button/button';
import { IconButton } from '../../base/icon-button/icon-button';
import { Switch } from '../../base/field/switch';
import { sotLabel } from '../../../graphql/rules/sot';
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

function SotForm({ initialValues, onSubmit, error, busy }: SotFormProps) {
  const [values, setValues] = useState<SotValues>(initialValues ?? { salad: nothing, tomato: nothing, onion: nothing });
  return (
    <FormFrame
      label={typeTitles.sot()}
      submitLabel={t.save()}
      busy={busy}
      error={error}
      text={t.saladIncluded()}
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
                label={t.soldOut()}
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
  { part: 'fries', offered: 'friesOffered', label: t.someFries, words: entryWords.menuFries },
  { part: 'drinks', offered: 'drinksOffered', label: t.aDrink, words: entryWords.menuDrinks },
] as const;

const emptyPart = (draft: MenuDraft, part: 'fries' | 'drinks') =>
  draft[part === 'fries' ? 'friesOffered' : 'drinksOffered'] && draft[part].length === 0;

function MenuForm({ onUpload, onSubmit, error, busy }: IngredientFormParts) {
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
      submitLabel={t.saveMenu()}
      busy={busy}
      disabled={waiting}
      text={missingText(entries, false) || (draft.friesOffered || draft.drinksOffered ? t.allThere() : t.tickParts())}
      error={wrong ? (empty ?? t.nameAndPriceNeeded()) : error}
      refusals={refusals}
      onSubmit={submit}
    >
      <FormSection title={t.menuIncludes()}>
        <div className="grid divide-y divide-line">
          {parts.map(({ part, offered, label }) => (
            <Switch
              key={part}
              label={label()}
              checked={draft[offered]}
              error={refusals > 0 && emptyPart(draft, part) ? t.choiceNeeded() : undefined}
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

type ChangeEntries = (change: (before: readonly EntryDraft[]) => readonly EntryDraft[]) => void;

interface EntryListProps {
  value: readonly EntryDraft[];
  onChange: ChangeEntries;
  words: EntryWords;
  min?: 0 | 1;
  priceRequired: boolean;
  refused?: boolean;
  onUpload: UploadImage;
}

function EntryList(props: EntryListProps) {
  const { value: entries, onChange, words, min = 1, priceRequired, refused = false, onUpload } = props;
  const id = useId();
  const focusLater = useLaterFocus();
  return (
    <>
      {entries.map((entry, place) => (
        <FormSection
          key={entry.key}
          title={entries.length > 1 ? `${words.one} ${place + 1}` : words.one}
          action={
            entries.length > min && (
              <IconButton
                label={t.removeEntry(entry.name.trim() || `${words.one} ${place + 1}`)}
                tone="danger"
                size="large"
                onClick={() => {
                  onChange((before) => before.filter(({ key }) => key !== entry.key));
                  focusLater(`${id}-more`);
                }}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            )
          }
        >
          <EntryFields
            id={`${id}-${entry.key}`}
            value={entry}
            onChange={(part) =>
              onChange((before) => before.map((one) => (one.key === entry.key ? { ...one, ...part } : one)))
            }
            errors={refused ? entryErrors(entry, priceRequired) : {}}
            priceRequired={priceRequired}
            onUpload={onUpload}
          />
        </FormSection>
      ))}
      <Button
        id={`${id}-more`}
        tone="quiet"
        className="min-h-14 border-dashed"
        onClick={() => {
          const key = nextKey(entries);
          onChange((before) => [...before, newEntry(key)]);
          focusLater(`${id}-${key}`);
        }}
      >
        <Plus aria-hidden="true" />
        {words.more}
      </Button>
    </>
  );
}
