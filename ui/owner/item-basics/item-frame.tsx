import type { ReactNode } from 'react';
import { TextField } from '../../base/field/text-field';
import type { FormProps, useForm } from '../../base/form/use-form';
import { EnglishPart } from '../english-part/english-part';
import { FormFrame, FormSection } from '../form-frame/form-frame';
import { ImageUploadField, type UploadImage } from '../image-upload/image-upload-field';
import { LinkButton } from '../../base/link-button/link-button';
import { OfferedOptions, type OfferedOptionsProps } from '../option-groups/offered-options';
import { CategoryField, type CategoryOption } from './category-field';
import * as t from './item-basics.texts';
import {
  DESCRIPTION_MAX_LENGTH,
  NAME_MAX_LENGTH,
  missingText,
  type ItemBasicsDraft,
  type ItemErrors,
} from './item-basics';
import { OrderRulesPart } from '../order-rules/order-rules-part';
import { Switch } from '../../base/field/switch';
import { TextAreaField } from '../../base/field/text-area-field';
import { AllergensAndDiets, PreparationUnitsField, VatSelect } from './item-parts';

export interface ItemFormProps<Values> extends FormProps<Values> {
  categories: readonly CategoryOption[];
  initialValues?: Partial<Values>;
  /** The shop's own option groups; undefined until they are loaded. */
  optionGroups?: OfferedOptionsProps['groups'];
  onUpload: UploadImage;
  /** Label of the submit button. @default 'Ajouter …' */
  submitLabel?: string;
  onEdit?: () => void;
}

/** A kind without a description has none in its draft. */
type FramedDraft = ItemBasicsDraft & { description?: string };

interface ItemFrameProps extends Pick<
  ItemFormProps<never>,
  'categories' | 'optionGroups' | 'onUpload' | 'error' | 'busy'
> {
  label: string;
  submitLabel: string;
  form: Pick<ReturnType<typeof useForm>, 'refusals' | 'submit'> & {
    values: FramedDraft;
    change: (part: Partial<FramedDraft>) => void;
    errors: ItemErrors;
    found: ItemErrors;
  };
  obstacle?: string;
  namePlaceholder: string;
  essentials?: ReactNode;
  preview: ReactNode;
  children?: ReactNode;
}

/** Form for a new or existing item: the sections every kind shares, around the fields of one kind. */
export function ItemFrame(props: ItemFrameProps) {
  const { label, submitLabel, form, categories, optionGroups, onUpload, error, busy } = props;
  const { values, change, errors, found, refusals, submit } = form;
  const { published, freshlyBaked = false } = values;
  const obstacle = props.obstacle ?? found.orderRules;
  const missing = missingText(found);
  const refused = Object.keys(errors).length > 0 ? (missing || !obstacle ? t.incomplete() : obstacle) : undefined;
  return (
    <FormFrame
      label={label}
      submitLabel={submitLabel}
      busy={busy}
      disabled={values.pictureUrl === null}
      text={missing || obstacle || t.allThere()}
      error={refused ?? error}
      refusals={refusals}
      onSubmit={submit}
      aside={props.preview}
    >
      <FormSection title={t.essentials()}>
        <div className="grid gap-5 md:grid-cols-[--spacing(60)_minmax(0,1fr)] md:gap-6">
          <ImageUploadField
            required
            imageUrl={values.pictureUrl}
            error={errors.pictureUrl}
            onChange={(pictureUrl) => change({ pictureUrl })}
            onUpload={onUpload}
          />
          <div className="grid content-start gap-5">
            <CategoryField
              categories={categories}
              required
              value={values.categoryId}
              error={errors.categoryId}
              onChange={(categoryId) => change({ categoryId })}
            />
            <TextField
              label={t.name()}
              required
              maxLength={NAME_MAX_LENGTH}
              placeholder={props.namePlaceholder}
              value={values.name}
              error={errors.name}
              onChange={(name) => change({ name })}
            />
            {props.essentials}
            {values.description !== undefined && (
              <TextAreaField
                label={t.description()}
                hint={t.optional()}
                maxLength={DESCRIPTION_MAX_LENGTH}
                value={values.description}
                onChange={(description) => change({ description })}
              />
            )}
            <OrderRulesPart value={values.orderRules} onChange={(orderRules) => change({ orderRules })} />
            <EnglishPart value={values} onChange={change} />
          </div>
        </div>
      </FormSection>
      {props.children}
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
            value={values.optionGroupIds ?? []}
            onChange={(optionGroupIds) => change({ optionGroupIds })}
          />
        </FormSection>
      )}
      {published !== undefined && (
        <FormSection title={t.onMenu()}>
          <Switch
            label={t.visible()}
            hint={published ? t.seenByCustomers() : t.seenByYou()}
            checked={published}
            onChange={(isPublished) => change({ published: isPublished })}
          />
          <Switch
            label={t.freshlyBaked()}
            checked={freshlyBaked}
            onChange={(isFresh) => change({ freshlyBaked: isFresh })}
          />
        </FormSection>
      )}
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
    </FormFrame>
  );
}
