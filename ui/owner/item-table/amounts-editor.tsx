import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../base/button/button';
import { NumberField } from '../../base/field/number-field';
import { PriceField } from '../../base/field/price-field';
import { useFirstWrong } from '../../base/form/use-first-wrong';
import { findAmountErrors, type Amounts } from './amounts';

export interface AmountsEditorProps {
  itemName: string;
  initialValues: Amounts;
  /** Which of the two takes the focus. @default 'price' */
  first?: 'price' | 'stock';
  onSubmit: (values: Amounts & { priceCents: number }) => void;
  onCancel: () => void;
}

/** Price and stock changed in their place, without opening the whole item; Escape leaves it as it was. */
export function AmountsEditor({ itemName, initialValues, first = 'price', onSubmit, onCancel }: AmountsEditorProps) {
  const [values, setValues] = useState(initialValues);
  const [errors, setErrors] = useState<ReturnType<typeof findAmountErrors>>({});
  const [refusals, setRefusals] = useState(0);
  const form = useFirstWrong(refusals);
  const begin = useRef<HTMLInputElement>(null);
  useEffect(() => {
    begin.current?.focus();
    begin.current?.select();
  }, []);
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={`Prix et stock : ${itemName}`}
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const found = findAmountErrors(values);
        setErrors(found);
        const { priceCents, stock } = values;
        if (priceCents === null || Object.keys(found).length > 0) setRefusals(refusals + 1);
        else onSubmit({ priceCents, stock });
      }}
    >
      <PriceField
        ref={first === 'price' ? begin : undefined}
        label="Prix"
        name="price"
        className="min-w-0 grow basis-28"
        onKeyDown={leave}
        valueCents={values.priceCents}
        error={errors.price}
        onChange={(priceCents) => setValues({ ...values, priceCents })}
      />
      <NumberField
        ref={first === 'stock' ? begin : undefined}
        label="Stock du jour"
        name="stock"
        hint="Vide : illimité"
        className="min-w-0 grow basis-28"
        onKeyDown={leave}
        value={values.stock}
        error={errors.stock}
        onChange={(stock) => setValues({ ...values, stock })}
      />
      <div className="flex grow flex-wrap gap-3 @2xl:grow-0 @2xl:pt-7.5">
        <Button type="submit" size="counter" className="grow">
          Enregistrer
        </Button>
        <Button tone="quiet" size="counter" className="grow" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
