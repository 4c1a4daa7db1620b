import { Switch } from '../../base/field/switch';
import { useForm } from '../../base/form/use-form';
import { FormFrame } from '../form-frame/form-frame';
import { FormSection } from '../form-frame/form-section';
import { EntryList, type ChangeEntries } from './entry-list';
import type { IngredientFormParts } from './form-parts';
import { entryWords } from './ingredient-types';
import { completeMenu, menuError, NAME_AND_PRICE, newEntry, type MenuDraft } from './ingredient-values';
import { isPictureMissing, missingText } from './missing-text';

const parts = [
  { part: 'fries', offered: 'friesOffered', label: 'Des frites', words: entryWords.menuFries },
  { part: 'drinks', offered: 'drinksOffered', label: 'Une boisson', words: entryWords.menuDrinks },
] as const;

const emptyPart = (draft: MenuDraft, part: 'fries' | 'drinks') =>
  draft[part === 'fries' ? 'friesOffered' : 'drinksOffered'] && draft[part].length === 0;

export function MenuForm({ onUpload, onSubmit, error, busy }: IngredientFormParts) {
  const nothingOffered: MenuDraft = { friesOffered: false, fries: [], drinksOffered: false, drinks: [] };
  const form = useForm({
    initialValues: nothingOffered,
    check: () => ({}),
    complete: completeMenu,
    onSubmit: (menu) => onSubmit({ type: 'ismenu', ...menu }),
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
      label="Menu"
      submitLabel="Enregistrer le menu"
      busy={busy}
      disabled={waiting}
      text={
        missingText(entries, false) ||
        (draft.friesOffered || draft.drinksOffered ? 'Tout y est.' : 'Cochez ce que le menu comprend.')
      }
      error={wrong ? (empty ?? NAME_AND_PRICE) : error}
      refusals={refusals}
      onSubmit={submit}
    >
      <FormSection title="Le menu comprend">
        <div className="grid divide-y divide-line">
          {parts.map(({ part, offered, label }) => (
            <Switch
              key={part}
              label={label}
              checked={draft[offered]}
              error={refusals > 0 && emptyPart(draft, part) ? 'Ajoutez-en au moins un choix.' : undefined}
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
              words={words}
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
