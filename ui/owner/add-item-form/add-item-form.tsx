import { useState } from 'react';
import { PriceField } from '../../base/field/price-field';
import { SelectField } from '../../base/field/select-field';
import { TextField } from '../../base/field/text-field';
import { LinkButton } from '../../base/link-button/link-button';
import { FormSection } from '../form-frame/form-frame';
import { useForm } from '../../base/form/use-form';
import { ImageUploadField, type UploadImage } from '../image-upload/image-upload-field';
import { ItemPreview } from '../item-preview/item-preview';
import type { OutcomeMessage } from '../outcome/outcome';
import { SubmitBar } from '../submit-bar/submit-bar';
import * as t from './add-item-form.texts';
import { emptyItem, NEW_CATEGORY, newItem, newItemErrors, type NewItemDraft, type NewItemValues } from './new-item';

export interface AddItemFormProps {
  categories: readonly { id: string; name: string }[];
  initialValues?: NewItemDraft;
  onSubmit: (values: NewItemValues) => void;
  onUpload: UploadImage;
  outcome?: OutcomeMessage | null;
  busy?: boolean;
}

export function AddItemForm(props: AddItemFormProps) {
  const { categories, initialValues = emptyItem, onSubmit, onUpload, outcome, busy = false } = props;
  const [sending, setSending] = useState<File | null>(null);
  const {
    values: draft,
    change,
    errors,
    form,
    field,
  } = useForm({ initialValues, check: newItemErrors, complete: newItem, onSubmit, busy });
  const incomplete = errors.name !== undefined || errors.image !== undefined;
  const fresh = draft.categoryId === NEW_CATEGORY;

  return (
    <form
      {...form}
      aria-label={t.addItem()}
      className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_--spacing(80)] lg:grid-rows-[auto_1fr] lg:gap-x-8"
      onSubmit={(event) => {
        if (sending || busy) event.preventDefault();
        else form.onSubmit(event);
      }}
    >
      <fieldset disabled={busy} className="grid min-w-0 content-start gap-6">
        <FormSection title={t.whereItBelongs()}>
          <SelectField
            label={t.category()}
            placeholder={t.selectCategory()}
            options={[
              ...categories.map(({ id, name }) => ({ value: id, label: name, lang: 'fr' })),
              { value: NEW_CATEGORY, label: t.newCategory() },
            ]}
            {...field('categoryId')}
          />
          {fresh && (
            <TextField label={t.categoryName()} maxLength={120} autoComplete="off" {...field('categoryName')} />
          )}
        </FormSection>
        <FormSection title={t.item()}>
          <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_--spacing(72)] md:gap-6">
            <div className="grid content-start gap-5">
              <TextField label={t.itemName()} required maxLength={120} autoComplete="off" {...field('name')} />
              <PriceField
                label={t.price()}
                name="price"
                hint={t.priceHint()}
                valueCents={draft.priceCents}
                error={errors.price}
                onChange={(priceCents) => change({ priceCents })}
              />
            </div>
            <ImageUploadField
              label={t.image()}
              required
              imageUrl={draft.pictureUrl}
              error={errors.image}
              onChange={(pictureUrl) => {
                setSending(null);
                change({ pictureUrl });
              }}
              onUpload={(file, onProgress) => {
                setSending(file);
                return onUpload(file, onProgress).finally(() => setSending((now) => (now === file ? null : now)));
              }}
            />
          </div>
        </FormSection>
      </fieldset>
      <div className="md:max-w-80 lg:sticky lg:top-[calc(var(--spacing-header)+--spacing(6))] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
        <ItemPreview
          name={draft.name.trim()}
          imageUrl={draft.pictureUrl}
          priceCents={draft.priceCents}
          categoryName={fresh ? draft.categoryName.trim() : categories.find(({ id }) => id === draft.categoryId)?.name}
        />
      </div>
      <SubmitBar
        submitLabel={t.addItem()}
        busyLabel={t.adding()}
        busy={busy}
        disabled={sending !== null}
        text={sending ? t.waitForImage() : undefined}
        outcome={incomplete ? { tone: 'danger', text: t.nameAndImageNeeded() } : outcome}
        actions={
          <LinkButton href="/AddItems" size="large" tone="quiet" className="grow @xl:grow-0">
            {t.backToDashboard()}
          </LinkButton>
        }
      />
    </form>
  );
}
