import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../base/button/button';
import { NumberField } from '../../base/field/number-field';
import { PriceField } from '../../base/field/price-field';
import { useForm } from '../../base/form/use-form';
import { findAmountErrors, type Amounts } from './owner-item';
import * as t from './item-table.texts';

export interface AmountsEditorProps {
  itemName: string;
  initialValues: Amounts;
  /** Field that takes the focus first. @default 'price' */
  first?: 'price' | 'stock';
  onSubmit: (values: Amounts & { priceCents: number }) => void;
  onCancel: () => void;
}

/** Inline editor for price and stock; Escape discards the changes. */
export function AmountsEditor({ itemName, initialValues, first = 'price', onSubmit, onCancel }: AmountsEditorProps) {
  const { form, field, priceField } = useForm({
    initialValues,
    check: findAmountErrors,
    complete: ({ priceCents, stock }) => (priceCents === null ? null : { priceCents, stock }),
    onSubmit,
  });
  const begin = useRef<HTMLInputElement>(null);
  useEffect(() => {
    begin.current?.focus();
    begin.current?.select();
  }, []);
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <form {...form} aria-label={t.priceAndStock(itemName)} className="flex flex-wrap items-start gap-3">
      <PriceField
        ref={first === 'price' ? begin : undefined}
        label={t.price()}
        className="min-w-0 grow basis-28"
        onKeyDown={leave}
        {...priceField('priceCents')}
      />
      <NumberField
        ref={first === 'stock' ? begin : undefined}
        label={t.stock()}
        hint={t.unlimitedWhenEmpty()}
        className="min-w-0 grow basis-28"
        onKeyDown={leave}
        {...field('stock')}
      />
      <div className="flex grow flex-wrap gap-3 @2xl:grow-0 @2xl:pt-7.5">
        <Button type="submit" size="counter" className="grow">
          {t.save()}
        </Button>
        <Button tone="quiet" size="counter" className="grow" onClick={onCancel}>
          {t.cancel()}
        </Button>
      </div>
    </form>
  );
}
