import { useState } from 'react';
import { PriceField } from '../../base/field/price-field';
import { Switch } from '../../base/field/switch';
import { CustomerView } from '../customer-view/customer-view';
import { FormFrame } from '../form-frame/form-frame';
import type { UploadImage } from '../image-upload/image-upload-field';
import { BasicsSection, type CategoryOption } from '../item-basics/basics-section';
import { DutiesSections } from '../item-basics/duties-sections';
import { INCOMPLETE, missingText } from '../item-basics/item-basics';
import { DrinkSizeField } from './drink-size-field';
import { completeDrink, drinkErrors, drinkTitle, newDrink, type DrinkDraft, type DrinkValues } from './drink-values';

export interface DrinkFormProps {
  categories: readonly CategoryOption[];
  /** What is known already: the category one comes from, or a drink to change. */
  initialValues?: Partial<DrinkValues>;
  onUpload: UploadImage;
  onSubmit: (values: DrinkValues) => void;
  /** Why it was not kept. */
  error?: string;
  /** @default false */
  busy?: boolean;
  /** @default 'Ajouter la boisson' */
  submitLabel?: string;
}

/** A drink: how much, for how much, alone and in a menu. */
export function DrinkForm(props: DrinkFormProps) {
  const { categories, initialValues, onUpload, onSubmit, submitLabel = 'Ajouter la boisson' } = props;
  const [draft, setDraft] = useState<DrinkDraft>({ ...newDrink, ...initialValues });
  const [refusals, setRefusals] = useState(0);
  const found = drinkErrors(draft);
  const errors = refusals > 0 ? found : {};
  const change = (part: Partial<DrinkDraft>) => setDraft((before) => ({ ...before, ...part }));
  return (
    <FormFrame
      label="Boisson"
      submitLabel={submitLabel}
      busy={props.busy}
      disabled={draft.imageUrl === null}
      text={missingText(found) || 'Tout y est.'}
      error={Object.keys(errors).length > 0 ? INCOMPLETE : props.error}
      refusals={refusals}
      onSubmit={() => {
        const values = completeDrink(draft);
        if (values) onSubmit(values);
        else setRefusals(refusals + 1);
      }}
      aside={
        <CustomerView
          name={drinkTitle(draft) || 'Nom de la boisson'}
          imageUrl={draft.imageUrl}
          priceCents={draft.priceCents}
          allergens={draft.allergens}
          soldOut={draft.soldOut}
        />
      }
    >
      <BasicsSection
        value={draft}
        onChange={change}
        errors={errors}
        categories={categories}
        onUpload={onUpload}
        namePlaceholder="Limonade artisanale"
      >
        <DrinkSizeField value={draft.sizeText} onChange={(sizeText) => change({ sizeText })} />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(40)),1fr))] gap-5">
          <PriceField
            label="Prix"
            required
            valueCents={draft.priceCents}
            error={errors.price}
            onChange={(priceCents) => change({ priceCents })}
          />
          <PriceField
            label="Supplément menu"
            hint="Vide : comprise dans le menu."
            valueCents={draft.supplementPriceCents}
            error={errors.supplementPrice}
            onChange={(supplementPriceCents) => change({ supplementPriceCents })}
          />
        </div>
        <Switch label="En rupture" checked={draft.soldOut} onChange={(soldOut) => change({ soldOut })} />
      </BasicsSection>
      <DutiesSections value={draft} onChange={change} />
    </FormFrame>
  );
}
