import { useId } from 'react';
import { Button } from '../../base/button/button';
import { Dialog } from '../../base/dialog/dialog';
import { Notice } from '../../base/notice/notice';
import { useForm, type FormProps } from '../../base/form/use-form';
import type { UploadImage } from '../image-upload/image-upload-field';
import { EntryFields } from './entry-fields';
import * as t from './ingredient-form.texts';
import {
  completeEntries,
  entryErrors,
  type EntryDraft,
  type IngredientEntry,
  isPictureMissing,
  missingText,
} from './ingredient-values';

export interface IngredientDialogProps extends FormProps<IngredientEntry> {
  open: boolean;
  initialValues: IngredientEntry;
  priceOptional?: boolean;
  onUpload: UploadImage;
  onClose: () => void;
}

export function IngredientDialog(props: IngredientDialogProps) {
  const { open, initialValues, priceOptional = false, onUpload, onSubmit, onClose, error, busy } = props;
  const id = useId();
  const begun: EntryDraft = { key: '1', ...initialValues };
  const { values, change, errors, form } = useForm({
    initialValues: begun,
    check: (entry) => entryErrors(entry, !priceOptional),
    complete: (entry) => completeEntries([entry], !priceOptional)?.[0] ?? null,
    onSubmit,
  });
  const waiting = isPictureMissing([values]) ? missingText([values], !priceOptional) : '';
  const text = Object.keys(errors).length > 0 ? t.nameAndPriceNeeded() : error;
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
      <form {...form} id={id} className="grid gap-4">
        {text && <Notice tone="danger">{text}</Notice>}
        <fieldset disabled={busy} className="min-w-0">
          <EntryFields
            id={`${id}-name`}
            value={values}
            onChange={change}
            errors={errors}
            priceRequired={!priceOptional}
            onUpload={onUpload}
          />
        </fieldset>
      </form>
    </Dialog>
  );
}
