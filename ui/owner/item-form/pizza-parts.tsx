import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../base/button/button';
import { PriceField } from '../../base/field/price-field';
import { TextField } from '../../base/field/text-field';
import { IconButton } from '../../base/icon-button/icon-button';
import { LinkButton } from '../../base/link-button/link-button';
import { SortableList } from '../../base/sortable-list/sortable-list';
import { CountField } from '../count-field/count-field';
import { EnglishPart } from '../english-part/english-part';
import { FormSection, nextKey, useLaterFocus } from '../form-frame/form-frame';
import { movedTo } from '../item-basics/item-basics';
import * as t from './item-form.texts';
import {
  newRow,
  rowErrors,
  type ItemFormState,
  type ItemIngredients,
  type PriceRow,
  type PriceRowErrors,
} from './item-values';

interface PizzaPartsProps extends Pick<ItemIngredients, 'sauces'> {
  form: ItemFormState;
}

/** Fields of a pizza: its sizes, the toppings that all pizzas share, and its sauces. */
export function PizzaParts({ form: { values, change, refusals }, sauces }: PizzaPartsProps) {
  return (
    <>
      <FormSection title={t.sizes()} text={t.sizesText()}>
        <PriceRowList
          label={t.sizes()}
          rowLabel={t.size()}
          placeholder={t.sizeExample()}
          addLabel={t.addSize()}
          value={values.sizes}
          onChange={(sizes) => change({ sizes })}
          sortable
          refused={refusals > 0}
        />
      </FormSection>
      <FormSection title={t.extraToppings()} text={t.extraToppingsText()}>
        <PriceRowList
          label={t.toppings()}
          rowLabel={t.topping()}
          placeholder={t.toppingExample()}
          addLabel={t.addTopping()}
          value={values.toppings}
          onChange={(toppings) => change({ toppings })}
          refused={refusals > 0}
        />
        {values.toppings.length > 0 && (
          <EnglishPart value={{}} onChange={change}>
            {values.toppings.map((topping) => (
              <TextField
                key={topping.key}
                label={t.toppingInEnglish(topping.name)}
                lang="en"
                maxLength={120}
                value={topping.nameEn ?? ''}
                onChange={(nameEn) =>
                  change({ toppings: values.toppings.map((one) => (one === topping ? { ...one, nameEn } : one)) })
                }
              />
            ))}
          </EnglishPart>
        )}
      </FormSection>
      <FormSection
        title={t.sauces()}
        text={sauces.length > 0 ? sauces.map(({ name }) => name).join(', ') : t.noSauces()}
        action={
          <LinkButton href="/sauces" tone="plain">
            {t.manageOptions()}
          </LinkButton>
        }
      >
        <CountField
          label={t.sauceLimit()}
          hint={t.included()}
          value={values.sauceLimit}
          onChange={(sauceLimit) => change({ sauceLimit })}
        />
      </FormSection>
    </>
  );
}

interface PriceRowListProps {
  label: string;
  rowLabel: string;
  placeholder: string;
  addLabel: string;
  value: readonly PriceRow[];
  onChange: (value: readonly PriceRow[]) => void;
  /** Of sortable rows the last one cannot be removed. */
  sortable?: boolean;
  refused?: boolean;
}

function PriceRowList(props: PriceRowListProps) {
  const { label, rowLabel, placeholder, addLabel, value, onChange, sortable = false, refused } = props;
  const id = useId();
  const focusLater = useLaterFocus();
  const errors: Record<string, PriceRowErrors> = refused ? rowErrors(value) : {};
  const change = ({ key }: PriceRow, part: Partial<PriceRow>) =>
    onChange(value.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (row: PriceRow) => {
    onChange(value.filter(({ key }) => key !== row.key));
    focusLater(`${id}-more`);
  };
  const fields = (row: PriceRow) => (
    <div className="flex flex-wrap items-start gap-3">
      <TextField
        id={`${id}-${row.key}`}
        label={rowLabel}
        required
        maxLength={60}
        placeholder={placeholder}
        value={row.name}
        error={errors[row.key]?.name}
        onChange={(name) => change(row, { name })}
        className="min-w-0 grow basis-40"
      />
      <div className="flex min-w-0 grow basis-40 flex-wrap items-start gap-2">
        <PriceField
          label={t.price()}
          required
          valueCents={row.priceCents}
          error={errors[row.key]?.price}
          onChange={(priceCents) => change(row, { priceCents })}
          className="min-w-0 grow basis-24"
        />
        {value.length > (sortable ? 1 : 0) && (
          <IconButton
            label={t.removeRow(row.name.trim() || rowLabel)}
            tone="danger"
            size="large"
            className="mt-6.5"
            onClick={() => remove(row)}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </div>
  );
  return (
    <div className="grid gap-3">
      {sortable ? (
        <SortableList
          label={label}
          items={value.map((row, place) => ({
            id: row.key,
            label: row.name.trim() || `${rowLabel} ${place + 1}`,
            row,
          }))}
          onMove={(key, toIndex) => onChange(movedTo(value, (row) => row.key === key, toIndex))}
          renderItem={({ row }) => fields(row)}
        />
      ) : (
        <ul aria-label={label} className="grid gap-4 empty:hidden">
          {value.map((row) => (
            <li key={row.key}>{fields(row)}</li>
          ))}
        </ul>
      )}
      <Button
        id={`${id}-more`}
        tone="quiet"
        className="min-h-14 border-dashed"
        onClick={() => {
          const key = nextKey(value);
          onChange([...value, newRow(key)]);
          focusLater(`${id}-${key}`);
        }}
      >
        <Plus aria-hidden="true" />
        {addLabel}
      </Button>
    </div>
  );
}
