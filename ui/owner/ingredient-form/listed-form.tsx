import { useState } from 'react';
import { FormFrame } from '../form-frame/form-frame';
import { EntryList } from './entry-list';
import type { IngredientFormParts } from './form-parts';
import { entryWords, typeTitles, type ListedType } from './ingredient-types';
import { completeEntries, NAME_AND_PRICE, newEntry, type EntryDraft } from './ingredient-values';
import { isPictureMissing, missingText } from './missing-text';

/** New meats, sauces, sides, drinks or desserts. */
export function ListedForm({ type, onUpload, onSubmit, error, busy }: IngredientFormParts & { type: ListedType }) {
  const [entries, setEntries] = useState<readonly EntryDraft[]>([newEntry('1')]);
  const [refusals, setRefusals] = useState(0);
  const words = entryWords[type];
  const waiting = isPictureMissing(entries);
  const wrong = refusals > 0 && !waiting && completeEntries(entries, true) === null;
  return (
    <FormFrame
      label={typeTitles[type]}
      submitLabel={entries.length > 1 ? `Ajouter ${entries.length} ${words.many}` : `Ajouter ${words.the}`}
      busy={busy}
      disabled={waiting}
      text={missingText(entries, true) || 'Tout y est.'}
      error={wrong ? NAME_AND_PRICE : error}
      refusals={refusals}
      onSubmit={() => {
        const complete = completeEntries(entries, true);
        if (complete) onSubmit({ type, entries: complete });
        else setRefusals(refusals + 1);
      }}
    >
      <EntryList
        value={entries}
        onChange={setEntries}
        words={words}
        priceRequired
        refused={refusals > 0}
        onUpload={onUpload}
      />
    </FormFrame>
  );
}
