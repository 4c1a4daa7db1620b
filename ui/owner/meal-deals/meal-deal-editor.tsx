import { Plus } from 'lucide-react';
import { useEffect, useId } from 'react';
import { Button } from '../../base/button/button';
import { PriceField } from '../../base/field/price-field';
import { TextField } from '../../base/field/text-field';
import { useForm, type FormProps } from '../../base/form/use-form';
import { ServedPart } from '../category-editor/served-part';
import { EnglishPart } from '../english-part/english-part';
import { FormFrame, FormSection, nextKey, useLaterFocus } from '../form-frame/form-frame';
import { NAME_MAX_LENGTH } from '../item-basics/item-basics';
import { MealDealPartFields } from './meal-deal-part';
import {
  completeMealDeal,
  LEAST_PARTS,
  mealDealDraft,
  mealDealErrors,
  MOST_PARTS,
  newPart,
  partErrors,
  pricesOf,
  savingsOf,
  savingsText,
  type MealDealValues,
  type MenuCategory,
  type PartDraft,
} from './meal-deal-values';
import * as t from './meal-deals.texts';
import { SavingsWarning } from './savings-warning';

export interface MealDealEditorProps extends FormProps<MealDealValues> {
  /** Omitted for a new meal deal. */
  initialValues?: MealDealValues;
  /** Names of the shop's other meal deals. */
  takenNames: readonly string[];
  categories: readonly MenuCategory[];
  /** Replaces what was typed by the deal as it is now; given once another device has changed or removed it. */
  onTakeCurrent?: () => void;
  onEdit?: () => void;
  onCancel: () => void;
}

/** Editor of one meal deal, new or changed; says what customers save while its price is typed. */
export function MealDealEditor(props: MealDealEditorProps) {
  const { initialValues, takenNames, categories, onTakeCurrent, onCancel, error, busy } = props;
  const id = useId();
  const focusLater = useLaterFocus();
  const form = useForm({
    ...props,
    initialValues: () => mealDealDraft(initialValues),
    check: (draft) => mealDealErrors(draft, takenNames),
    complete: completeMealDeal,
  });
  const { values, change, field, priceField } = form;
  const { parts, served } = values;
  const errors = form.refusals > 0 ? partErrors(values) : {};
  const savings = savingsOf(values, pricesOf(categories));
  const title = initialValues ? t.editDeal(initialValues.name) : t.newDeal();
  useEffect(() => document.getElementById(`${id}-name`)?.focus(), [id]);

  const changePart = (part: PartDraft) => change({ parts: parts.map((one) => (one.key === part.key ? part : one)) });
  const add = () => {
    const key = nextKey(parts);
    change({ parts: [...parts, newPart(key)] });
    focusLater(`${id}-${key}`);
  };
  const remove = (key: string) => {
    change({ parts: parts.filter((part) => part.key !== key) });
    focusLater(`${id}-more`);
  };
  return (
    <FormFrame
      label={title}
      submitLabel={t.save()}
      busy={busy}
      error={error}
      refusals={form.refusals}
      text={savingsText(savings)}
      onSubmit={form.submit}
      actions={
        <>
          {onTakeCurrent && (
            <Button tone="quiet" size="large" onClick={onTakeCurrent} className="grow @xl:grow-0">
              {t.takeCurrent()}
            </Button>
          )}
          <Button tone="quiet" size="large" onClick={onCancel} className="grow @xl:grow-0">
            {t.cancel()}
          </Button>
        </>
      }
    >
      <FormSection title={title}>
        <div className="flex flex-wrap items-start gap-x-4 gap-y-5">
          <TextField
            id={`${id}-name`}
            label={t.name()}
            required
            maxLength={NAME_MAX_LENGTH}
            placeholder={t.nameExample()}
            autoComplete="off"
            {...field('name')}
            className="min-w-0 grow-[2] basis-72"
          />
          <PriceField
            label={t.price()}
            required
            hint={t.priceHint()}
            {...priceField('priceCents')}
            className="min-w-0 grow basis-56"
          />
        </div>
      </FormSection>
      {parts.map((part, place) => (
        <MealDealPartFields
          key={part.key}
          id={`${id}-${part.key}`}
          place={place}
          part={part}
          categories={categories}
          errors={errors[part.key]}
          onChange={changePart}
          onRemove={parts.length > LEAST_PARTS ? () => remove(part.key) : undefined}
        />
      ))}
      {parts.length < MOST_PARTS && (
        <Button id={`${id}-more`} tone="quiet" className="min-h-14 border-dashed" onClick={add}>
          <Plus aria-hidden="true" />
          {t.addPart()}
        </Button>
      )}
      <SavingsWarning savings={savings} categories={categories} />
      <FormSection title={t.moreSettings()}>
        <ServedPart value={served} text={t.whenServed()} onChange={(hours) => change({ served: hours })} />
        <EnglishPart value={{ nameEn: values.nameEn }} onChange={change}>
          {parts.map((part, place) => (
            <TextField
              key={part.key}
              label={t.partInEnglish(part.name.trim() || t.part(place + 1))}
              lang="en"
              maxLength={NAME_MAX_LENGTH}
              value={part.nameEn ?? ''}
              onChange={(nameEn) => changePart({ ...part, nameEn })}
            />
          ))}
        </EnglishPart>
      </FormSection>
    </FormFrame>
  );
}
