import { useForm } from '../../base/form/use-form';
import { FormFrame } from '../form-frame/form-frame';
import { EntryList } from './entry-list';
import type { IngredientFormParts } from './form-parts';
import * as t from './ingredient-form.texts';
import { entryWords, typeTitles, type ListedType } from './ingredient-types';
import { completeEntries, newEntry, type EntryDraft } from './ingredient-values';
import { isPictureMissing, missingText } from './missing-text';

export function ListedForm({ type, onUpload, onSubmit, error, busy }: IngredientFormParts & { type: ListedType }) {
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
