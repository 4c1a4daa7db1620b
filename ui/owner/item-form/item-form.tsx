import { type ReactNode, useState } from 'react';
import type { ItemKind } from '../../../graphql/rules/item-defaults';
import { Button } from '../../base/button/button';
import { Checkbox } from '../../base/field/checkbox';
import { NumberField } from '../../base/field/number-field';
import { PriceField } from '../../base/field/price-field';
import { SelectField } from '../../base/field/select-field';
import { Switch } from '../../base/field/switch';
import { TextAreaField } from '../../base/field/text-area-field';
import { TextField } from '../../base/field/text-field';
import { useForm } from '../../base/form/use-form';
import { LinkButton } from '../../base/link-button/link-button';
import { EnglishPart } from '../english-part/english-part';
import { FormFrame, FormSection } from '../form-frame/form-frame';
import { ImageUploadField, type UploadImage } from '../image-upload/image-upload-field';
import { CategoryField, NEW_CATEGORY } from '../item-basics/category-field';
import { DESCRIPTION_MAX_LENGTH, NAME_MAX_LENGTH } from '../item-basics/item-basics';
import { AllergensAndDiets, PreparationUnitsField, VatSelect } from '../item-basics/item-parts';
import { OfferedOptions, type OfferedOptionsProps } from '../option-groups/offered-options';
import { OrderRulesPart } from '../order-rules/order-rules-part';
import type { OutcomeMessage } from '../outcome/outcome';
import { DrinkSizeField } from './drink-size-field';
import * as t from './item-form.texts';
import { ItemPreview } from './item-preview';
import {
  chooseCategory,
  chooseName,
  completeItem,
  countsPieces,
  draftFrom,
  itemErrors,
  missingText,
  needsPicture,
  type CatalogueCategory,
  type InitialItem,
  type ItemDraft,
  type ItemErrors,
  type ItemFormMode,
  type ItemIngredients,
  type ItemValues,
} from './item-values';
import { PizzaParts } from './pizza-parts';
import { SandwichParts } from './sandwich-parts';

export interface ItemFormProps {
  kind: ItemKind;
  /** @default 'new' */
  mode?: ItemFormMode;
  categories: readonly CatalogueCategory[];
  initialValues?: InitialItem;
  /** The shop's own option groups; undefined until they are loaded. */
  optionGroups?: OfferedOptionsProps['groups'];
  /** What sandwiches and pizzas are made of. */
  ingredients?: ItemIngredients;
  onSubmit: (values: ItemValues) => void;
  onUpload: UploadImage;
  onEdit?: () => void;
  onCancel?: () => void;
  outcome?: OutcomeMessage | null;
  busy?: boolean;
}

/** Form for anything that is sold: what every item has, what only its kind has, and a preview. */
export function ItemForm(props: ItemFormProps) {
  const { kind, mode = 'new', categories, initialValues, optionGroups, ingredients, onSubmit, onUpload } = props;
  const { onEdit, onCancel, outcome, busy = false } = props;
  // Snapshot, so that the stock sold meanwhile does not change what the form asks for.
  const [isUncounted] = useState(mode === 'known' && initialValues?.stock == null);
  const [begun] = useState(() => draftFrom(kind, initialValues));
  const subjectOf = { kind, mode, isUncounted };
  const form = useForm({
    initialValues: begun,
    check: (draft) => itemErrors(draft, subjectOf, ingredients),
    complete: (draft) => completeItem(draft, subjectOf, begun),
    onSubmit,
    onEdit,
    busy,
    forgiving: true,
  });
  const { values, change, errors, found } = form;
  const pictureSubject = ({ categoryId, name }: ItemDraft) =>
    kind === 'SIMPLE' && mode === 'new' ? `${categoryId}/${name}` : '';
  const picture = usePicture(values, pictureSubject, change);
  const isPictureNeeded = needsPicture(kind, mode);
  const obstacle = found.meats ?? found.menu ?? found.sizes ?? found.orderRules;
  const missing = missingText(found);
  const refused = Object.keys(errors).length > 0;
  return (
    <FormFrame
      label={
        mode === 'draft' ? t.addDraft() : mode === 'known' ? t.editItem(initialValues?.name ?? '') : t.formName(kind)
      }
      submitLabel={mode === 'draft' ? t.addDraft() : mode === 'known' ? t.update() : t.add(kind)}
      busyLabel={mode === 'draft' ? t.adding() : undefined}
      busy={busy}
      disabled={picture.isSending || (mode !== 'draft' && isPictureNeeded && values.pictureUrl === null)}
      text={picture.isSending ? t.waitForImage() : missing || obstacle || t.allThere()}
      error={refused ? refusalText(mode, isPictureNeeded, missing, obstacle) : undefined}
      outcome={outcome}
      refusals={form.refusals}
      onSubmit={form.submit}
      aside={<ItemPreview kind={kind} value={values} ingredients={ingredients} />}
      actions={
        mode === 'draft' ? (
          <LinkButton href="/AddItems" size="large" tone="quiet" className="grow @xl:grow-0">
            {t.backToDashboard()}
          </LinkButton>
        ) : (
          onCancel && (
            <Button tone="quiet" size="large" onClick={onCancel}>
              {t.cancel()}
            </Button>
          )
        )
      }
    >
      <FormSection title={t.essentials()}>
        <div className="grid gap-5 @xl:grid-cols-[--spacing(60)_minmax(0,1fr)] @xl:gap-6">
          <ImageUploadField
            key={picture.subject}
            label={kind === 'SIMPLE' ? t.image() : undefined}
            required={isPictureNeeded}
            imageUrl={values.pictureUrl}
            error={errors.pictureUrl}
            onChange={picture.onChange}
            onUpload={(file, onProgress) => picture.watch(file, onUpload(file, onProgress))}
          />
          <div className="grid content-start gap-5">
            <Naming form={form} kind={kind} mode={mode} categories={categories} />
            <Amounts form={form} kind={kind} mode={mode} isUncounted={isUncounted} />
            {mode !== 'draft' && (
              <>
                <TextAreaField
                  label={t.description()}
                  hint={t.optional()}
                  maxLength={DESCRIPTION_MAX_LENGTH}
                  {...form.field('description')}
                />
                <OrderRulesPart value={values.orderRules} onChange={(orderRules) => change({ orderRules })} />
                <EnglishPart value={values} onChange={change} />
              </>
            )}
          </div>
        </div>
      </FormSection>
      {kind === 'SANDWICH' && ingredients && <SandwichParts form={form} ingredients={ingredients} />}
      {kind === 'PIZZA' && ingredients && <PizzaParts form={form} sauces={ingredients.sauces} />}
      {mode !== 'draft' && <CommonSections {...{ kind, values, change, optionGroups }} />}
    </FormFrame>
  );
}

function refusalText(mode: ItemFormMode, isPictureNeeded: boolean, missing: string, obstacle?: string): string {
  if (mode === 'draft') return t.nameAndImageNeeded();
  if (missing === '' && obstacle) return obstacle;
  return isPictureNeeded || missing === '' ? t.incomplete() : missing;
}

/**
 * Picture field of a form. A picture belongs to the subject it was uploaded for, and is dropped when another one has
 * been chosen meanwhile.
 */
function usePicture(values: ItemDraft, subjectOf: (draft: ItemDraft) => string, change: Form['change']) {
  const subject = subjectOf(values);
  const [sent, setSent] = useState<{ file: File; subject: string } | null>(null);
  const latest = sent?.subject === subject ? sent : null;
  return {
    subject,
    isSending: latest !== null,
    onChange: (pictureUrl: string | null) => {
      setSent((now) => (now?.subject === subject ? null : now));
      change((now) => (subjectOf(now) === subject ? { ...now, pictureUrl } : now));
    },
    watch: (file: File, upload: Promise<string>) => {
      setSent({ file, subject });
      return upload.finally(() => setSent((now) => (now?.file === file ? null : now)));
    },
  };
}

type Form = ReturnType<typeof useForm<ItemDraft, ItemValues, keyof ItemErrors>>;

interface PartProps {
  form: Form;
  kind: ItemKind;
  mode: ItemFormMode;
}

/** Category and name; a new simple item is chosen from what is usually sold in its category (specification 7.3). */
function Naming({ form, kind, mode, categories }: PartProps & Pick<ItemFormProps, 'categories'>) {
  const { values, change, field } = form;
  const isProposed = kind === 'SIMPLE' && mode === 'new';
  const isDraft = mode === 'draft';
  const proposed = categories.find(({ id }) => id === values.categoryId)?.items ?? [];
  return (
    <>
      <CategoryField
        {...field('categoryId')}
        categories={categories}
        newLabel={isDraft ? t.newCategory() : undefined}
        required={!isDraft}
        disabled={!isDraft && categories.length === 0}
        hint={!isDraft && categories.length === 0 ? t.createCategoryFirst() : undefined}
        onChange={(categoryId) => change(isProposed ? chooseCategory(categoryId) : { categoryId })}
      />
      {values.categoryId === NEW_CATEGORY && (
        <TextField label={t.categoryName()} maxLength={NAME_MAX_LENGTH} autoComplete="off" {...field('categoryName')} />
      )}
      {isProposed ? (
        <SelectField
          {...field('name')}
          label={t.itemName()}
          required
          placeholder={t.selectItem()}
          options={proposed.map(({ name }) => ({ value: name, label: name }))}
          disabled={values.categoryId === ''}
          hint={nameHint(values.categoryId, proposed.length)}
          onChange={(name) => change(chooseName(values, name, categories))}
        />
      ) : (
        <TextField
          {...field('name')}
          label={kind === 'SIMPLE' ? t.itemName() : t.name()}
          required
          maxLength={NAME_MAX_LENGTH}
          autoComplete="off"
          placeholder={mode === 'known' ? undefined : t.nameExample(kind)}
        />
      )}
    </>
  );
}

function nameHint(categoryId: string, proposed: number): string | undefined {
  if (categoryId === '') return t.chooseCategoryFirst();
  return proposed === 0 ? t.nothingInCatalogue() : undefined;
}

/** Prices and pieces; the prices of a pizza are those of its sizes. */
function Amounts({ form, kind, mode, isUncounted }: PartProps & { isUncounted: boolean }) {
  const { values, change, field, priceField, switchField } = form;
  if (kind === 'PIZZA') return null;
  const isNewDrink = kind === 'DRINK' && mode === 'new';
  const price = (
    <PriceField
      label={t.price()}
      required={mode !== 'draft'}
      hint={mode === 'draft' ? t.priceHint() : undefined}
      {...priceField('priceCents')}
    />
  );
  return (
    <>
      {isNewDrink && <DrinkSizeField value={values.sizeText} onChange={(sizeText) => change({ sizeText })} />}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(40)),1fr))] gap-5">
        {price}
        {isNewDrink && (
          <PriceField label={t.supplement()} hint={t.supplementHint()} {...priceField('supplementPriceCents')} />
        )}
        {countsPieces(kind, mode) && (
          <NumberField
            label={t.quantity()}
            required={!isUncounted}
            hint={isUncounted ? t.unlimitedWhenEmpty() : t.forToday()}
            {...field('stock')}
          />
        )}
      </div>
      {isNewDrink && <Switch label={t.soldOut()} {...switchField('soldOut')} />}
      {kind === 'SIMPLE' && mode !== 'draft' && <Checkbox label={t.freshlyBaked()} {...switchField('freshlyBaked')} />}
    </>
  );
}

interface CommonSectionsProps extends Pick<ItemFormProps, 'kind' | 'optionGroups'> {
  values: ItemDraft;
  change: (part: Partial<ItemDraft>) => void;
}

function CommonSections({ kind, values, change, optionGroups }: CommonSectionsProps): ReactNode {
  return (
    <>
      {optionGroups && (
        <FormSection
          title={t.offeredOptions()}
          action={
            <LinkButton href="/restaurant/options" tone="plain">
              {t.manageOptions()}
            </LinkButton>
          }
        >
          <OfferedOptions
            groups={optionGroups}
            value={values.optionGroupIds}
            onChange={(optionGroupIds) => change({ optionGroupIds })}
          />
        </FormSection>
      )}
      <FormSection title={t.onMenu()}>
        <Switch
          label={t.visible()}
          hint={values.published ? t.seenByCustomers() : t.seenByYou()}
          checked={values.published}
          onChange={(published) => change({ published })}
        />
        {kind !== 'SIMPLE' && (
          <Switch
            label={t.freshlyBaked()}
            checked={values.freshlyBaked}
            onChange={(freshlyBaked) => change({ freshlyBaked })}
          />
        )}
      </FormSection>
      <FormSection title={t.allergensAndDiets()}>
        <AllergensAndDiets value={values} onChange={change} />
      </FormSection>
      <FormSection title={t.kitchenAndVat()}>
        <PreparationUnitsField
          value={values.preparationUnits}
          onChange={(preparationUnits) => change({ preparationUnits })}
        />
        <VatSelect value={values.vatRate} onChange={(vatRate) => change({ vatRate })} />
      </FormSection>
    </>
  );
}
