import { Switch } from '../../base/field/switch';
import { useForm } from '../../base/form/use-form';
import { FormFrame } from '../form-frame/form-frame';
import { FormSection } from '../form-frame/form-section';
import { EntryList, type ChangeEntries } from './entry-list';
import type { IngredientFormParts } from './form-parts';
import * as t from './ingredient-form.texts';
import { entryWords, typeTitles } from './ingredient-types';
import { completeMenu, menuError, newEntry, type MenuDraft } from './ingredient-values';
import * as menu from './menu-form.texts';
import { isPictureMissing, missingText } from './missing-text';

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
