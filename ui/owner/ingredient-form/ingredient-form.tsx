import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { sotLabel } from '../../../graphql/rules/sot';
import { Button } from '../../base/button/button';
import { Switch } from '../../base/field/switch';
import { useForm, type FormProps } from '../../base/form/use-form';
import { IconButton } from '../../base/icon-button/icon-button';
import { FormFrame, FormSection, nextKey, useLaterFocus } from '../form-frame/form-frame';
import type { UploadImage } from '../image-upload/image-upload-field';
import { EntryFields } from './entry-fields';
import * as t from './ingredient-form.texts';
import type { EntryWords } from './ingredient-types.texts';
import {
  completeGroups,
  emptyKinds,
  entryErrors,
  entryKinds,
  entryWords,
  isPictureMissing,
  missingText,
  newEntry,
  offerSot,
  typeTitles,
  type EntryDraft,
  type EntryKind,
  type GroupsDraft,
  type IngredientType,
  type IngredientValues,
  type SotValues,
} from './ingredient-values';

interface IngredientFormParts extends FormProps<IngredientValues> {
  onUpload: UploadImage;
}

export interface IngredientFormProps extends IngredientFormParts {
  type: IngredientType;
  sot?: SotValues;
}

/** Form for new ingredients of one type, with that type's rules (specification 7.8). */
export function IngredientForm({ type, sot, ...parts }: IngredientFormProps) {
  if (type === 'sot') return <SotForm initialValues={sot} {...parts} />;
  return <EntriesForm key={type} type={type} {...parts} />;
}

/** Switches of the menu's parts. */
const partLabels: Partial<Record<EntryKind, () => string>> = { MENU_FRIES: t.someFries, MENU_DRINK: t.aDrink };

/** Form for the entries of one kind, or of the parts of the menu, of which each is optional and none needs a price. */
function EntriesForm({ type, onUpload, onSubmit, error, busy }: IngredientFormParts & { type: IngredientType }) {
  const isMenu = type === 'ismenu';
  const kinds = entryKinds[type];
  const form = useForm({
    initialValues: (): GroupsDraft =>
      isMenu
        ? { offered: [], entries: {} }
        : { offered: kinds, entries: Object.fromEntries(kinds.map((kind) => [kind, [newEntry('1')]])) },
    check: () => ({}),
    complete: (draft) => completeGroups(draft, !isMenu),
    onSubmit: (groups) => onSubmit({ groups }),
  });
  const { values, change, refusals, submit } = form;
  const entriesOf = (kind: EntryKind) => values.entries[kind] ?? [];
  const changeEntries =
    (kind: EntryKind): ChangeEntries =>
    (update) =>
      change((now) => ({ ...now, entries: { ...now.entries, [kind]: update(now.entries[kind] ?? []) } }));
  const shown = kinds.filter((kind) => values.offered.includes(kind));
  const entries = shown.flatMap(entriesOf);
  const waiting = isPictureMissing(entries);
  const empty = emptyKinds(values);
  const wrong = refusals > 0 && !waiting && completeGroups(values, !isMenu) === null;
  const submitLabel = () => {
    if (isMenu) return t.saveMenu();
    const words = entryWords[kinds[0] ?? 'MEAT']();
    return entries.length > 1 ? t.addSeveral({ count: entries.length, many: words.many }) : t.addOne(words.the);
  };
  return (
    <FormFrame
      label={typeTitles[type]()}
      submitLabel={submitLabel()}
      busy={busy}
      disabled={waiting}
      text={missingText(entries, !isMenu) || (shown.length > 0 ? t.allThere() : t.tickParts())}
      error={wrong ? (empty.length > 0 ? t.eachNeedsOne() : t.nameAndPriceNeeded()) : error}
      refusals={refusals}
      onSubmit={submit}
    >
      {isMenu && (
        <FormSection title={t.menuIncludes()}>
          <div className="grid divide-y divide-line">
            {kinds.map((kind) => (
              <Switch
                key={kind}
                label={partLabels[kind]?.() ?? ''}
                checked={shown.includes(kind)}
                error={refusals > 0 && empty.includes(kind) ? t.choiceNeeded() : undefined}
                onChange={(checked) => {
                  change({ offered: kinds.filter((one) => (one === kind ? checked : shown.includes(one))) });
                  if (checked && entriesOf(kind).length === 0) changeEntries(kind)(() => [newEntry('1')]);
                }}
              />
            ))}
          </div>
        </FormSection>
      )}
      {shown.map((kind) => (
        <EntryList
          key={kind}
          value={entriesOf(kind)}
          onChange={changeEntries(kind)}
          words={entryWords[kind]()}
          min={isMenu ? 0 : 1}
          priceRequired={!isMenu}
          refused={refusals > 0}
          onUpload={onUpload}
        />
      ))}
    </FormFrame>
  );
}

const names = ['salad', 'tomato', 'onion'] as const;

const nothing = { available: false, outOfStock: false };

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
      onSubmit={() => onSubmit({ sot: values })}
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
                checked={values[name].outOfStock}
                disabled={!values[name].available}
                onChange={(outOfStock) => setValues({ ...values, [name]: { ...values[name], outOfStock } })}
              />
            </div>
          </FormSection>
        ))}
      </div>
    </FormFrame>
  );
}

type ChangeEntries = (change: (before: readonly EntryDraft[]) => readonly EntryDraft[]) => void;

interface EntryListProps {
  value: readonly EntryDraft[];
  onChange: ChangeEntries;
  words: EntryWords;
  min: 0 | 1;
  priceRequired: boolean;
  refused: boolean;
  onUpload: UploadImage;
}

function EntryList(props: EntryListProps) {
  const { value: entries, onChange, words, min, priceRequired, refused, onUpload } = props;
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
