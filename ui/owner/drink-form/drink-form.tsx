import { PriceField } from '../../base/field/price-field';
import { Switch } from '../../base/field/switch';
import { useForm } from '../../base/form/use-form';
import { CustomerView } from '../customer-view/customer-view';
import { ItemFrame, type ItemFormProps } from '../item-basics/item-frame';
import * as t from './drink-form.texts';
import { useId, useState } from 'react';
import { TextField } from '../../base/field/text-field';
import { ChoiceChip } from '../../food/customiser/choice-chip';
import { ITEM_DEFAULTS } from '../../../graphql/rules/item-defaults';
import {
  basicsErrors,
  newBasics,
  priceError,
  type ItemBasics,
  type ItemErrors,
  type Unfinished,
} from '../item-basics/item-basics';

export interface DrinkValues extends ItemBasics {
  sizeText: string;
  /** Price in integer cents when sold outside a menu. */
  priceCents: number;
  supplementPriceCents: number;
  soldOut: boolean;
}

export type DrinkDraft = Unfinished<DrinkValues, 'priceCents' | 'supplementPriceCents' | 'pictureUrl'>;

export const newDrink: DrinkDraft = {
  ...newBasics,
  sizeText: '',
  priceCents: null,
  supplementPriceCents: null,
  soldOut: false,
  ...ITEM_DEFAULTS.DRINK,
};

const commonSizes = ['25 cl', '33 cl', '50 cl', '75 cl', '1 L'];

/** Returns the errors of a drink. Category, name, price and picture are required; the menu surcharge defaults to 0. */
export function drinkErrors(draft: DrinkDraft): ItemErrors<'supplementPriceCents'> {
  return {
    ...basicsErrors(draft),
    priceCents: priceError(draft.priceCents),
    supplementPriceCents: priceError(draft.supplementPriceCents ?? 0),
  };
}

/** Returns the values of a draft without errors, in which nothing is missing any more. */
export const completeDrink = (draft: DrinkDraft): DrinkValues => ({
  ...(draft as DrinkValues),
  name: draft.name.trim(),
  sizeText: draft.sizeText.trim(),
  supplementPriceCents: draft.supplementPriceCents ?? 0,
});

export function drinkTitle({ name, sizeText }: Pick<DrinkDraft, 'name' | 'sizeText'>): string {
  return [name.trim(), sizeText.trim()].filter(Boolean).join(' ');
}

export function DrinkForm({ initialValues, submitLabel = t.addDrink(), ...props }: ItemFormProps<DrinkValues>) {
  const begun: DrinkDraft = { ...newDrink, ...initialValues };
  const form = useForm({ ...props, initialValues: begun, check: drinkErrors, complete: completeDrink });
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
            <PriceField label={t.price()} required {...form.priceField('priceCents')} />
            <PriceField label={t.supplement()} hint={t.supplementHint()} {...form.priceField('supplementPriceCents')} />
          </div>
          <Switch label={t.soldOut()} {...form.switchField('soldOut')} />
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
