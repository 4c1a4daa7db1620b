import { useId, useState } from 'react';
import { Button } from '../../base/button/button';
import { Dialog } from '../../base/dialog/dialog';
import { Notice } from '../../base/notice/notice';
import { useForm, type FormProps } from '../../base/form/use-form';
import type { UploadImage } from '../image-upload/image-upload-field';
import { EntryFields } from './entry-fields';
import * as t from './ingredient-form.texts';
import { completeEntries, entryErrors, type EntryDraft, type IngredientEntry } from './ingredient-values';
import { isPictureMissing, missingText } from './missing-text';

export interface IngredientDialogProps extends FormProps<IngredientEntry> {
  open: boolean;
  initialValues: IngredientEntry;
  priceOptional?: boolean;
  onUpload: UploadImage;
  onClose: () => void;
}

export function IngredientDialog({ open, ...form }: IngredientDialogProps) {
  const id = useId();
  const { initialValues, onClose, busy } = form;
  const [waiting, setWaiting] = useState('');
  return (
    <Dialog
      open={open}
      size="large"
      title={t.editEntry(initialValues.name)}
      onClose={onClose}
      actions={
        <>
          <p role="status" className="min-w-0 grow basis-40 self-center text-ink-muted empty:hidden">
            {waiting}
          </p>
          <Button tone="quiet" size="counter" className="max-md:grow" disabled={busy} onClick={onClose}>
            {t.cancel()}
          </Button>
          <Button type="submit" form={id} size="counter" className="max-md:grow" busy={busy} disabled={waiting !== ''}>
            {busy ? t.saving() : t.update()}
          </Button>
        </>
      }
    >
      <EntryForm {...form} id={id} onWaitingChange={setWaiting} />
    </Dialog>
  );
}

interface EntryFormProps extends Omit<IngredientDialogProps, 'open' | 'onClose'> {
  id: string;
  onWaitingChange: (waiting: string) => void;
}

function EntryForm(props: EntryFormProps) {
  const { id, initialValues, priceOptional = false, onUpload, onSubmit, error, busy, onWaitingChange } = props;
  const begun: EntryDraft = { key: '1', ...initialValues };
  const {
    values: draft,
    change,
    errors,
    form,
  } = useForm({
    initialValues: begun,
    check: (entry) => entryErrors(entry, !priceOptional),
    complete: (entry) => completeEntries([entry], !priceOptional)?.[0] ?? null,
    onSubmit,
  });
  const text = Object.keys(errors).length > 0 ? t.nameAndPriceNeeded() : error;
  return (
    <form {...form} id={id} className="grid gap-4">
      {text && <Notice tone="danger">{text}</Notice>}
      <fieldset disabled={busy} className="min-w-0">
        <EntryFields
          id={`${id}-name`}
          value={draft}
          onChange={(part) => {
            change(part);
            const next = [{ ...draft, ...part }];
            onWaitingChange(isPictureMissing(next) ? missingText(next, !priceOptional) : '');
          }}
          errors={errors}
          priceRequired={!priceOptional}
          onUpload={onUpload}
        />
      </fieldset>
    </form>
  );
}
