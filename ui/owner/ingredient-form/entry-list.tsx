import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../base/button/button';
import { IconButton } from '../../base/icon-button/icon-button';
import { FormSection, useLaterFocus } from '../form-frame/form-frame';
import type { UploadImage } from '../image-upload/image-upload-field';
import { EntryFields } from './entry-fields';
import * as t from './ingredient-form.texts';
import type { EntryWords } from './ingredient-types.texts';
import { entryErrors, newEntry, nextKey, type EntryDraft } from './ingredient-values';

export type ChangeEntries = (change: (before: readonly EntryDraft[]) => readonly EntryDraft[]) => void;

export interface EntryListProps {
  value: readonly EntryDraft[];
  onChange: ChangeEntries;
  words: EntryWords;
  min?: 0 | 1;
  priceRequired: boolean;
  refused?: boolean;
  onUpload: UploadImage;
}

export function EntryList(props: EntryListProps) {
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
