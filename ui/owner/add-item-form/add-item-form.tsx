import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../base/card/card';
import { PriceField } from '../../base/field/price-field';
import { TextField } from '../../base/field/text-field';
import { Price } from '../../base/price/price';
import { Picture } from '../../food/picture/picture';
import { LinkButton } from '../../base/link-button/link-button';
import { FormFrame, FormSection } from '../form-frame/form-frame';
import { useForm, type FormErrors } from '../../base/form/use-form';
import { ImageUploadField, type UploadImage } from '../image-upload/image-upload-field';
import { CategoryField, NEW_CATEGORY, type CategoryOption } from '../item-basics/category-field';
import type { OutcomeMessage } from '../outcome/outcome';
import * as t from './add-item-form.texts';
import { priceError } from '../item-table/owner-item';

export interface NewItemDraft {
  categoryId: string;
  categoryName: string;
  name: string;
  pictureUrl: string | null;
  priceCents: number | null;
}

export interface NewItemValues {
  /** Id of an existing category; null for a new category or none. */
  categoryId: string | null;
  /** Trimmed name of the new category; null when none is to be created. */
  categoryName: string | null;
  name: string;
  pictureUrl: string;
  priceCents: number | null;
}

export const emptyItem: NewItemDraft = {
  categoryId: '',
  categoryName: '',
  name: '',
  pictureUrl: null,
  priceCents: null,
};

/**
 * Returns the errors by field. A category is not required (specification 7.5); the price may be missing but not
 * invalid.
 */
export function newItemErrors({ name, pictureUrl, priceCents }: NewItemDraft): FormErrors<keyof NewItemDraft> {
  return {
    name: name.trim() === '' ? t.nameNeeded() : undefined,
    pictureUrl: pictureUrl === null ? t.imageNeeded() : undefined,
    priceCents: priceCents === null ? undefined : priceError(priceCents),
  };
}

/** Returns the values of a draft without errors. */
export function newItem({ categoryId, categoryName, name, pictureUrl, priceCents }: NewItemDraft): NewItemValues {
  const fresh = categoryId === NEW_CATEGORY;
  return {
    categoryId: fresh || categoryId === '' ? null : categoryId,
    categoryName: (fresh && categoryName.trim()) || null,
    name: name.trim(),
    pictureUrl: pictureUrl as string,
    priceCents,
  };
}

export interface AddItemFormProps {
  categories: readonly CategoryOption[];
  onSubmit: (values: NewItemValues) => void;
  onUpload: UploadImage;
  outcome?: OutcomeMessage | null;
  busy?: boolean;
}

export function AddItemForm(props: AddItemFormProps) {
  const { categories, onSubmit, onUpload, outcome, busy } = props;
  const [sending, setSending] = useState<File | null>(null);
  const form = useForm({ initialValues: emptyItem, check: newItemErrors, complete: newItem, onSubmit });
  const { values: draft, change, errors, field, priceField } = form;
  const fresh = draft.categoryId === NEW_CATEGORY;
  return (
    <FormFrame
      label={t.addItem()}
      submitLabel={t.addItem()}
      busyLabel={t.adding()}
      busy={busy}
      disabled={sending !== null}
      text={sending ? t.waitForImage() : undefined}
      error={(errors.name ?? errors.pictureUrl) && t.nameAndImageNeeded()}
      outcome={outcome}
      refusals={form.refusals}
      onSubmit={form.submit}
      aside={
        <div className="md:max-w-80">
          <ItemPreview
            name={draft.name.trim()}
            imageUrl={draft.pictureUrl}
            priceCents={draft.priceCents}
            categoryName={
              fresh ? draft.categoryName.trim() : categories.find(({ id }) => id === draft.categoryId)?.name
            }
          />
        </div>
      }
      actions={
        <LinkButton href="/AddItems" size="large" tone="quiet" className="grow @xl:grow-0">
          {t.backToDashboard()}
        </LinkButton>
      }
    >
      <FormSection title={t.whereItBelongs()}>
        <CategoryField categories={categories} newLabel={t.newCategory()} {...field('categoryId')} />
        {fresh && <TextField label={t.categoryName()} maxLength={120} autoComplete="off" {...field('categoryName')} />}
      </FormSection>
      <FormSection title={t.item()}>
        <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_--spacing(72)] md:gap-6">
          <div className="grid content-start gap-5">
            <TextField label={t.itemName()} required maxLength={120} autoComplete="off" {...field('name')} />
            <PriceField label={t.price()} hint={t.priceHint()} {...priceField('priceCents')} />
          </div>
          <ImageUploadField
            label={t.image()}
            required
            imageUrl={draft.pictureUrl}
            error={errors.pictureUrl}
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
    </FormFrame>
  );
}

interface ItemPreviewProps {
  name: string;
  imageUrl: string | null;
  priceCents: number | null;
  categoryName?: string;
}

function ItemPreview({ name, imageUrl, priceCents, categoryName = '' }: ItemPreviewProps) {
  return (
    <figure className="grid gap-2">
      <figcaption className="flex items-center gap-2 font-semibold text-ink-muted">
        <Eye aria-hidden="true" className="size-5" />
        {t.customerView()}
      </figcaption>
      <Card padding="none">
        <div className="relative aspect-4/3">
          <div className="absolute inset-0">
            <Picture imageUrl={imageUrl} sizes="24rem" />
          </div>
        </div>
        <div className="grid gap-2 p-4">
          {categoryName && (
            <p lang="fr" className="text-sm text-ink-muted wrap-anywhere">
              {categoryName}
            </p>
          )}
          <p className={`font-display text-lg leading-tight font-bold wrap-anywhere ${name ? '' : 'text-ink-muted'}`}>
            {name || t.itemName()}
          </p>
          <div className="flex min-h-9 items-center">
            {priceCents === null ? (
              <span className="rounded-tag border border-dashed border-line-strong px-3 py-1 text-sm text-ink-muted">
                {t.priceToCome()}
              </span>
            ) : (
              <Price cents={priceCents} tone="tag" />
            )}
          </div>
        </div>
      </Card>
    </figure>
  );
}
