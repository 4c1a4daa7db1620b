import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../base/card/card';
import { PriceField } from '../../base/field/price-field';
import { SelectField } from '../../base/field/select-field';
import { TextField } from '../../base/field/text-field';
import { Price } from '../../base/price/price';
import { Picture } from '../../food/picture/picture';
import { LinkButton } from '../../base/link-button/link-button';
import { FormFrame, FormSection } from '../form-frame/form-frame';
import { useForm } from '../../base/form/use-form';
import { ImageUploadField, type UploadImage } from '../image-upload/image-upload-field';
import type { CategoryOption } from '../item-basics/item-frame';
import type { OutcomeMessage } from '../outcome/outcome';
import * as t from './add-item-form.texts';
import { emptyItem, NEW_CATEGORY, newItem, newItemErrors, type NewItemDraft, type NewItemValues } from './new-item';

export interface AddItemFormProps {
  categories: readonly CategoryOption[];
  initialValues?: NewItemDraft;
  onSubmit: (values: NewItemValues) => void;
  onUpload: UploadImage;
  outcome?: OutcomeMessage | null;
  busy?: boolean;
}

export function AddItemForm(props: AddItemFormProps) {
  const { categories, initialValues = emptyItem, onSubmit, onUpload, outcome, busy } = props;
  const [sending, setSending] = useState<File | null>(null);
  const form = useForm({ initialValues, check: newItemErrors, complete: newItem, onSubmit });
  const { values: draft, change, errors, field } = form;
  const fresh = draft.categoryId === NEW_CATEGORY;
  return (
    <FormFrame
      label={t.addItem()}
      submitLabel={t.addItem()}
      busyLabel={t.adding()}
      busy={busy}
      disabled={sending !== null}
      text={sending ? t.waitForImage() : undefined}
      error={(errors.name ?? errors.image) && t.nameAndImageNeeded()}
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
        <SelectField
          label={t.category()}
          placeholder={t.selectCategory()}
          options={[
            ...categories.map(({ id, name }) => ({ value: id, label: name, lang: 'fr' })),
            { value: NEW_CATEGORY, label: t.newCategory() },
          ]}
          {...field('categoryId')}
        />
        {fresh && <TextField label={t.categoryName()} maxLength={120} autoComplete="off" {...field('categoryName')} />}
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
