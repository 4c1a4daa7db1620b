import { TextField } from '../../base/field/text-field';
import { useForm } from '../../base/form/use-form';
import { LinkButton } from '../../base/link-button/link-button';
import { CountField } from '../count-field/count-field';
import { EnglishPart } from '../english-part/english-part';
import { FormSection, nextKey, useLaterFocus } from '../form-frame/form-frame';
import { movedTo } from '../item-basics/item-basics';
import { ItemFrame, type ItemFormProps } from '../item-basics/item-frame';
import * as t from './pizza-form.texts';
import {
  completePizza,
  pizzaDraft,
  pizzaErrors,
  type PizzaValues,
  fromCents,
  type PizzaDraft,
  newRow,
  rowErrors,
  type PriceRow,
  type PriceRowErrors,
} from './pizza-values';
import { useId } from 'react';
import { Price } from '../../base/price/price';
import { ChoiceChip } from '../../food/customiser/choice-chip';
import { ChoiceGroup } from '../../food/customiser/choice-group';
import { CustomerView } from '../customer-view/customer-view';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../base/button/button';
import { PriceField } from '../../base/field/price-field';
import { IconButton } from '../../base/icon-button/icon-button';
import { SortableList } from '../../base/sortable-list/sortable-list';

export interface PizzaFormProps extends ItemFormProps<PizzaValues> {
  sauces: readonly { id: string; name: string }[];
}

export function PizzaForm({ sauces, initialValues, submitLabel = t.addPizza(), ...props }: PizzaFormProps) {
  const form = useForm({
    ...props,
    initialValues: () => pizzaDraft(initialValues),
    check: pizzaErrors,
    complete: completePizza,
  });
  const { values } = form;
  return (
    <ItemFrame
      {...props}
      label={t.pizza()}
      submitLabel={submitLabel}
      form={form}
      namePlaceholder={t.nameExample()}
      preview={<PizzaPreview value={values} />}
    >
      <FormSection title={t.sizes()} text={t.sizesText()}>
        <PriceRowList
          label={t.sizes()}
          rowLabel={t.size()}
          placeholder={t.sizeExample()}
          addLabel={t.addSize()}
          value={values.sizes}
          onChange={(sizes) => form.change({ sizes })}
          sortable
          refused={form.refusals > 0}
        />
      </FormSection>
      <FormSection title={t.extraToppings()} text={t.extraToppingsText()}>
        <PriceRowList
          label={t.toppings()}
          rowLabel={t.topping()}
          placeholder={t.toppingExample()}
          addLabel={t.addTopping()}
          value={values.toppings}
          onChange={(toppings) => form.change({ toppings })}
          refused={form.refusals > 0}
        />
        {values.toppings.length > 0 && (
          <EnglishPart value={{}} onChange={form.change}>
            {values.toppings.map((topping) => (
              <TextField
                key={topping.key}
                label={t.toppingInEnglish(topping.name)}
                lang="en"
                maxLength={120}
                value={topping.nameEn ?? ''}
                onChange={(nameEn) =>
                  form.change({ toppings: values.toppings.map((one) => (one === topping ? { ...one, nameEn } : one)) })
                }
              />
            ))}
          </EnglishPart>
        )}
      </FormSection>
      <FormSection
        title={t.sauces()}
        text={saucesText(sauces)}
        action={
          <LinkButton href="/sauces" tone="plain">
            {t.manage()}
          </LinkButton>
        }
      >
        <CountField
          label={t.sauceLimit()}
          hint={t.included()}
          value={values.sauceLimit}
          onChange={(sauceLimit) => form.change({ sauceLimit })}
        />
      </FormSection>
    </ItemFrame>
  );
}

function saucesText(sauces: PizzaFormProps['sauces']): string {
  if (sauces.length === 0) return t.noSauces();
  return sauces.map(({ name }) => name).join(', ');
}

const SHOWN = 4;

function PizzaPreview({ value }: { value: PizzaDraft }) {
  const name = useId();
  const sizes = value.sizes.filter((size) => size.name.trim() !== '');
  const toppings = value.toppings.filter((topping) => topping.name.trim() !== '');
  return (
    <CustomerView
      name={value.name.trim() || t.unnamed()}
      description={value.description}
      imageUrl={value.pictureUrl}
      priceCents={fromCents(value.sizes)}
      allergens={value.allergens}
      href="#"
    >
      {sizes.length > 0 && (
        <ChoiceGroup title={t.size()} level={3} choose="one">
          {sizes.map((size, place) => (
            <ChoiceChip
              key={size.key}
              type="radio"
              name={name}
              label={<span lang="fr">{size.name}</span>}
              aside={size.priceCents !== null && <Price cents={size.priceCents} className="text-ink" />}
              checked={place === 0}
              onChange={() => undefined}
            />
          ))}
        </ChoiceGroup>
      )}
      {toppings.length > 0 && (
        <ChoiceGroup title={t.toppings()} level={3} hint={t.asManyAsYouLike()}>
          {toppings.slice(0, SHOWN).map((topping) => (
            <ChoiceChip
              key={topping.key}
              type="checkbox"
              name={name}
              label={<span lang="fr">{topping.name}</span>}
              extraCents={topping.priceCents ?? 0}
              checked={false}
              onChange={() => undefined}
            />
          ))}
        </ChoiceGroup>
      )}
    </CustomerView>
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
