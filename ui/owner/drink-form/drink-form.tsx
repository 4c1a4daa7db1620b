import { PriceField } from '../../base/field/price-field';
import { Switch } from '../../base/field/switch';
import { useForm } from '../../base/form/use-form';
import { CustomerView } from '../customer-view/customer-view';
import { ItemFrame, type ItemFormProps } from '../item-basics/item-frame';
import * as t from './drink-form.texts';
import {
  completeDrink,
  drinkErrors,
  drinkTitle,
  newDrink,
  type DrinkDraft,
  type DrinkValues,
  commonSizes,
} from './drink-values';
import { useId, useState } from 'react';
import { TextField } from '../../base/field/text-field';
import { ChoiceChip } from '../../food/customiser/choice-chip';

export function DrinkForm({ initialValues, submitLabel = t.addDrink(), ...props }: ItemFormProps<DrinkValues>) {
  const { onSubmit, onEdit, busy } = props;
  const begun: DrinkDraft = { ...newDrink, ...initialValues };
  const form = useForm({ initialValues: begun, check: drinkErrors, complete: completeDrink, onSubmit, onEdit, busy });
  const { values } = form;
  return (
    <ItemFrame
      {...props}
      label={t.drink()}
      submitLabel={submitLabel}
      form={form}
      namePlaceholder={t.nameExample()}
      preview={
        <CustomerView
          name={drinkTitle(values) || t.drinkName()}
          imageUrl={values.pictureUrl}
          priceCents={values.priceCents}
          allergens={values.allergens}
          soldOut={values.soldOut}
        />
      }
      essentials={
        <>
          <DrinkSizeField value={values.sizeText} onChange={(sizeText) => form.change({ sizeText })} />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(40)),1fr))] gap-5">
            <PriceField
              label={t.price()}
              required
              valueCents={values.priceCents}
              error={form.errors.price}
              onChange={(priceCents) => form.change({ priceCents })}
            />
            <PriceField
              label={t.supplement()}
              hint={t.supplementHint()}
              valueCents={values.supplementPriceCents}
              error={form.errors.supplementPrice}
              onChange={(supplementPriceCents) => form.change({ supplementPriceCents })}
            />
          </div>
          <Switch label={t.soldOut()} checked={values.soldOut} onChange={(soldOut) => form.change({ soldOut })} />
        </>
      }
    />
  );
}

/** Field for the size of a drink: common sizes as buttons, or free text. */
function DrinkSizeField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  const [other, setOther] = useState(value !== '' && !commonSizes.includes(value));
  return (
    <div className="grid gap-3">
      <div role="radiogroup" aria-labelledby={id} className="grid gap-1.5">
        <p id={id} className="font-semibold">
          {t.size()}
        </p>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(27)),1fr))] gap-2">
          {commonSizes.map((size) => (
            <ChoiceChip
              key={size}
              type="radio"
              name={id}
              label={size}
              checked={!other && value === size}
              onChange={() => {
                setOther(false);
                onChange(size);
              }}
            />
          ))}
          <ChoiceChip
            type="radio"
            name={id}
            label={t.other()}
            checked={other}
            onChange={() => {
              setOther(true);
              onChange('');
            }}
          />
        </div>
      </div>
      {other && (
        <TextField
          label={t.otherSize()}
          placeholder={t.sizeExample()}
          maxLength={30}
          value={value}
          onChange={onChange}
        />
      )}
    </div>
  );
}
