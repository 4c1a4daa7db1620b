import { useId, useState } from 'react';
import { Button } from '../../base/button/button';
import { Disclosure } from '../../base/disclosure/disclosure';
import { Checkbox } from '../../base/field/checkbox';
import { NumberField } from '../../base/field/number-field';
import { PriceField } from '../../base/field/price-field';
import { SelectField } from '../../base/field/select-field';
import { TextField } from '../../base/field/text-field';
import { useForm } from '../../base/form/use-form';
import { EnglishPart } from '../english-part/english-part';
import { CategoryField } from '../item-basics/category-field';
import {
  NAME_MAX_LENGTH,
  newBasics,
  type ItemBasics,
  type ItemErrors,
  type Unfinished,
} from '../item-basics/item-basics';
import { AllergensAndDiets, PreparationUnitsField, VatSelect } from '../item-basics/item-parts';
import { OfferedOptions, type OfferedOptionsProps } from '../option-groups/offered-options';
import { ImageUploadField, type UploadImage } from '../image-upload/image-upload-field';
import { OrderRulesPart } from '../order-rules/order-rules-part';
import { Outcome, type OutcomeMessage } from '../outcome/outcome';
import * as t from './item-form.texts';
import { Switch } from '../../base/field/switch';
import { TextAreaField } from '../../base/field/text-area-field';
import { ITEM_DEFAULTS } from '../../../graphql/rules/item-defaults';
import { rulesError } from '../order-rules/order-rules';
import { priceError, stockError } from '../item-table/owner-item';

export interface CatalogueItem {
  name: string;
  pictureUrl: string | null;
}

export interface CatalogueCategory {
  id: string;
  name: string;
  items: readonly CatalogueItem[];
}

export interface ItemDraft extends Unfinished<ItemBasics, 'pictureUrl'> {
  description: string;
  priceCents: number | null;
  /** Number of pieces for today; null when not entered, or when the stock of an existing item is not counted. */
  stock: number | null;
  published: boolean;
  freshlyBaked: boolean;
}

export interface ItemValues extends ItemDraft {
  priceCents: number;
}

export const emptyDraft: ItemDraft = {
  ...newBasics,
  priceCents: null,
  stock: null,
  freshlyBaked: false,
  description: '',
  descriptionEn: null,
  ...ITEM_DEFAULTS.SIMPLE,
  published: true,
};

/** Changes the category and resets the name and picture that belonged to the previous one (specification 7.3). */
export function chooseCategory(draft: ItemDraft, categoryId: string): ItemDraft {
  return { ...draft, categoryId, name: '', pictureUrl: null };
}

/** Sets the name and its catalogue picture (specification 7.3). */
export function chooseName(draft: ItemDraft, name: string, categories: readonly CatalogueCategory[]): ItemDraft {
  const known = categories.find(({ id }) => id === draft.categoryId)?.items.find((item) => item.name === name);
  return { ...draft, name, pictureUrl: known?.pictureUrl ?? null };
}

export function findErrors(draft: ItemDraft, uncounted = false): ItemErrors<'stock'> {
  const { categoryId, name, priceCents, stock } = draft;
  const missing = uncounted ? undefined : t.quantityNeeded();
  return {
    categoryId: categoryId === '' ? t.categoryNeeded() : undefined,
    // Names are offered only once a category is chosen, so only one of the two errors is shown.
    name: categoryId !== '' && name.trim() === '' ? t.itemNeeded() : undefined,
    priceCents: priceError(priceCents),
    stock: stock === null ? missing : stockError(stock),
    ...rulesError(draft.orderRules),
  };
}

export interface ItemFormProps {
  categories: readonly CatalogueCategory[];
  initialValues?: ItemDraft;
  editing?: boolean;
  /** The shop's own option groups; undefined until they are loaded. */
  optionGroups?: OfferedOptionsProps['groups'];
  onSubmit: (values: ItemValues) => void;
  onCancel?: () => void;
  onUpload: UploadImage;
  outcome?: OutcomeMessage | null;
  busy?: boolean;
}

export function ItemForm(props: ItemFormProps) {
  const { categories, initialValues = emptyDraft, editing = false, onSubmit, onCancel, onUpload, outcome } = props;
  const { busy = false, optionGroups = [] } = props;
  const [sent, setSent] = useState<{ file: File; subject: string } | null>(null);
  const statusId = useId();
  // An existing item without counted stock may keep its stock field empty.
  const uncounted = editing && initialValues.stock === null;
  const {
    values: draft,
    change,
    errors,
    form,
    field,
    priceField,
    switchField,
  } = useForm({
    initialValues,
    check: (item) => findErrors(item, uncounted),
    // The check reports a missing price, so the values are complete here.
    complete: (item) => item as ItemValues,
    onSubmit: (values) => sending || onSubmit(values),
    busy,
    forgiving: true,
  });
  // A picture belongs to the name it was uploaded for; it is dropped when another name has been chosen meanwhile.
  const subjectOf = ({ categoryId, name }: ItemDraft) => (editing ? '' : `${categoryId}/${name}`);
  const offeredIds = draft.optionGroupIds ?? [];
  const subject = subjectOf(draft);
  const sending = sent?.subject === subject;
  const proposed = categories.find(({ id }) => id === draft.categoryId)?.items ?? [];
  return (
    <form {...form} aria-label={editing ? t.editItem(initialValues.name) : t.addItem()} className="@container">
      <fieldset disabled={busy} className="grid min-w-0 gap-6">
        <div className="grid gap-x-6 gap-y-5 @xl:grid-cols-2">
          <CategoryField
            {...field('categoryId')}
            categories={categories}
            required
            disabled={categories.length === 0}
            hint={categories.length === 0 ? t.createCategoryFirst() : undefined}
            onChange={(categoryId) => change(editing ? { categoryId } : chooseCategory(draft, categoryId))}
          />
          {editing ? (
            <TextField
              label={t.itemName()}
              required
              maxLength={NAME_MAX_LENGTH}
              {...field('name')}
              error={errors.name && t.nameNeeded()}
            />
          ) : (
            <SelectField
              label={t.itemName()}
              name="name"
              required
              placeholder={t.selectItem()}
              options={proposed.map(({ name }) => ({ value: name, label: name }))}
              value={draft.name}
              disabled={draft.categoryId === ''}
              hint={nameHint(draft.categoryId, proposed.length)}
              error={errors.name}
              onChange={(name) => change(chooseName(draft, name, categories))}
            />
          )}
        </div>
        <div className="grid gap-x-6 gap-y-5 @xl:grid-cols-[--spacing(56)_minmax(0,1fr)] @4xl:grid-cols-[--spacing(64)_minmax(0,1fr)]">
          <ImageUploadField
            key={subject}
            label={t.image()}
            imageUrl={draft.pictureUrl}
            onChange={(pictureUrl) => {
              setSent((now) => (now?.subject === subject ? null : now));
              change((now) => (subjectOf(now) === subject ? { ...now, pictureUrl } : now));
            }}
            onUpload={(file, onProgress) => {
              setSent({ file, subject });
              return onUpload(file, onProgress).finally(() => setSent((now) => (now?.file === file ? null : now)));
            }}
          />
          <div className="grid content-start gap-5">
            <div className="grid gap-5 @2xs:grid-cols-2 @4xl:grid-cols-3">
              <PriceField label={t.price()} required {...priceField('priceCents')} />
              <NumberField
                label={t.quantity()}
                required={!uncounted}
                hint={uncounted ? t.unlimitedWhenEmpty() : t.forToday()}
                {...field('stock')}
              />
              <Checkbox
                label={t.freshlyBaked()}
                className="@max-4xl:col-span-full @4xl:pt-8"
                {...switchField('freshlyBaked')}
              />
            </div>
            <Disclosure
              title={t.more()}
              aside={t.moreInside()}
              className="rounded-control border border-line px-4 py-1"
            >
              <div className="py-4">
                <ItemExtraFields value={draft} onChange={change} />
              </div>
            </Disclosure>
            {optionGroups.length > 0 && (
              <Disclosure
                title={t.offeredOptions()}
                aside={offeredIds.length > 0 ? offeredIds.length : t.optional()}
                className="rounded-control border border-line px-4 py-1"
              >
                <div className="grid gap-5 py-4">
                  <OfferedOptions
                    groups={optionGroups}
                    value={offeredIds}
                    onChange={(optionGroupIds) => change({ optionGroupIds })}
                  />
                </div>
              </Disclosure>
            )}
            <OrderRulesPart
              className="rounded-control border border-line px-4 py-1"
              value={draft.orderRules}
              onChange={(orderRules) => change({ orderRules })}
            />
            <EnglishPart className="rounded-control border border-line px-4 py-1" value={draft} onChange={change} />
            <Outcome outcome={outcome} />
            <div className="flex flex-wrap items-center justify-end gap-3">
              <p id={statusId} role="status" className="grow text-ink-muted empty:hidden">
                {sending && t.waitForImage()}
              </p>
              {onCancel && (
                <Button tone="quiet" size="large" onClick={onCancel}>
                  {t.cancel()}
                </Button>
              )}
              <Button
                type="submit"
                size="large"
                busy={busy}
                disabled={sending}
                aria-describedby={statusId}
                className="grow @md:min-w-56 @md:grow-0"
              >
                {busy ? t.saving() : editing ? t.update() : t.save()}
              </Button>
            </div>
          </div>
        </div>
      </fieldset>
    </form>
  );
}

function nameHint(categoryId: string, proposed: number): string | undefined {
  if (categoryId === '') return t.chooseCategoryFirst();
  return proposed === 0 ? t.nothingInCatalogue() : undefined;
}

interface ItemExtraFieldsProps {
  value: ItemDraft;
  onChange: (part: Partial<ItemDraft>) => void;
}

function ItemExtraFields({ value, onChange: change }: ItemExtraFieldsProps) {
  return (
    <div className="grid gap-8">
      <Switch
        label={t.visible()}
        hint={value.published ? t.seenByCustomers() : t.seenByYou()}
        checked={value.published}
        onChange={(published) => change({ published })}
      />
      <TextAreaField
        label={t.description()}
        hint={t.descriptionHint()}
        name="description"
        maxLength={500}
        value={value.description}
        onChange={(description) => change({ description })}
      />
      <AllergensAndDiets value={value} onChange={change} />
      <VatSelect value={value.vatRate} onChange={(vatRate) => change({ vatRate })} />
      <PreparationUnitsField
        value={value.preparationUnits}
        onChange={(preparationUnits) => change({ preparationUnits })}
      />
    </div>
  );
}
