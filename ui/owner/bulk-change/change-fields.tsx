import { allergenNames, allergens } from '../../../graphql/rules/allergens';
import { CheckboxGroup } from '../../base/field/checkbox-group';
import { NumberField } from '../../base/field/number-field';
import { PriceField } from '../../base/field/price-field';
import type { FormErrors } from '../../base/form/use-form';
import { formatEuros } from '../../base/price/format-euros';
import { Segmented } from '../../base/segmented/segmented';
import { CategoryField } from '../item-basics/category-field';
import { toggled } from '../item-basics/item-basics';
import { VatSelect } from '../item-basics/item-parts';
import { NO_RULES, type OrderRules } from '../order-rules/order-rules';
import { OrderRulesFields } from '../order-rules/order-rules-part';
import * as t from './bulk-change.texts';
import { allRules, type ChangeDraft, type ListAction } from './change-draft';
import type { BulkMenu } from './item-change';

export interface ChangeFieldsProps {
  value: ChangeDraft;
  onChange: (part: Partial<ChangeDraft>) => void;
  errors: FormErrors<string>;
  menu: BulkMenu;
}

/** Fields for what changes. */
export function ChangeFields(props: ChangeFieldsProps) {
  const { value, onChange, errors, menu } = props;
  switch (value.what) {
    case 'price':
      return <PriceFields {...props} />;
    case 'category':
      return (
        <CategoryField
          categories={menu.categories}
          value={value.categoryId}
          error={errors['categoryId']}
          onChange={(categoryId) => onChange({ categoryId })}
        />
      );
    case 'vatRate':
      return <VatSelect value={value.vatRate} onChange={(vatRate) => onChange({ vatRate })} />;
    case 'allergens':
      return <AllergenFields {...props} />;
    case 'orderRules':
      return <RuleFields {...props} />;
    case 'soldOut':
      return (
        <Segmented
          label={t.soldOut()}
          labelHidden
          value={value.soldOut ? 'out' : 'back'}
          options={[
            { value: 'out', label: t.soldOutToday() },
            { value: 'back', label: t.onSale() },
          ]}
          onChange={(chosen) => onChange({ soldOut: chosen === 'out' })}
        />
      );
    case 'optionGroups':
      return (
        <>
          <Action
            label={t.optionGroups()}
            value={value.groupAction}
            onChange={(groupAction) => onChange({ groupAction })}
          />
          <CheckboxGroup
            label={t.which()}
            required
            error={errors['groupIds']}
            options={(menu.groups ?? []).map(({ id, name }) => ({ id, label: <span lang="fr">{name}</span> }))}
            selectedIds={value.groupIds}
            onToggle={(id) => onChange({ groupIds: toggled(value.groupIds, id) })}
          />
        </>
      );
  }
}

interface ActionProps {
  label: string;
  value: ListAction;
  onChange: (action: ListAction) => void;
  noneLabel?: string;
}

function Action({ label, value, onChange, noneLabel }: ActionProps) {
  return (
    <Segmented
      label={label}
      labelHidden
      value={value}
      options={[
        { value: 'add', label: t.add() },
        { value: 'remove', label: t.remove() },
        ...(noneLabel ? [{ value: 'none', label: noneLabel }] : []),
      ]}
      onChange={(action) => onChange(action as ListAction)}
    />
  );
}

const STEPS = [1, 5, 10] as const;

function PriceFields({ value: { by, lower, roundTo, size }, onChange, errors }: ChangeFieldsProps) {
  const amount = {
    error: errors['size'],
    hint: by === 'percent' ? t.percentageHint() : t.amountHint(),
    className: 'min-w-0 grow basis-40',
    onChange: (typed: number | null) => onChange({ size: typed }),
  };
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Segmented
          label={t.direction()}
          value={lower ? 'lower' : 'raise'}
          options={[
            { value: 'raise', label: t.raise() },
            { value: 'lower', label: t.lower() },
          ]}
          onChange={(direction) => onChange({ lower: direction === 'lower' })}
        />
        <Segmented
          label={t.howMuch()}
          value={by}
          options={[
            { value: 'percent', label: t.percentage() },
            { value: 'amount', label: t.amount() },
          ]}
          onChange={(chosen) => onChange({ by: chosen === 'amount' ? 'amount' : 'percent', size: null })}
        />
        {by === 'percent' ? (
          <NumberField {...amount} label={t.percentage()} unit="%" fractionDigits={1} value={size} />
        ) : (
          <PriceField {...amount} label={t.amount()} valueCents={size} />
        )}
      </div>
      <Segmented
        label={t.roundTo()}
        value={String(roundTo)}
        options={STEPS.map((cents) => ({ value: String(cents), label: formatEuros(cents) }))}
        onChange={(step) => onChange({ roundTo: STEPS.find((cents) => String(cents) === step) ?? 5 })}
      />
    </>
  );
}

function AllergenFields({ value: { allergenAction, allergens: chosen }, onChange, errors }: ChangeFieldsProps) {
  return (
    <>
      <Action
        label={t.allergens()}
        value={allergenAction}
        noneLabel={t.noAllergen()}
        onChange={(action) => onChange({ allergenAction: action })}
      />
      {allergenAction === 'none' ? (
        <p className="text-ink-muted">{t.noneClaimed()}</p>
      ) : (
        <CheckboxGroup
          label={t.which()}
          required
          error={errors['allergens']}
          options={allergens.map((one) => ({ id: one, label: allergenNames[one]() }))}
          selectedIds={chosen}
          onToggle={(id) => onChange({ allergens: allergens.filter((one) => chosen.includes(one) !== (one === id)) })}
        />
      )}
    </>
  );
}

/** Rules that change together, by the first of their names. */
const PARTS: Partial<Record<keyof OrderRules, { label: () => string; names: readonly (keyof OrderRules)[] }>> = {
  noticeHours: { label: t.notice, names: ['noticeHours', 'noticeUntil'] },
  days: { label: t.pickupDays, names: ['days'] },
  season: { label: t.season, names: ['season'] },
  dayCapacity: { label: t.capacity, names: ['dayCapacity'] },
};

function RuleFields({ value: { rules }, onChange, errors }: ChangeFieldsProps) {
  const names = Object.keys(rules);
  const only = (from: OrderRules, kept: readonly string[]) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => kept.includes(name))) as Partial<OrderRules>;
  return (
    <>
      <CheckboxGroup
        label={t.rules()}
        hint={t.rulesHint()}
        required
        error={errors['rules']}
        options={Object.entries(PARTS).map(([id, { label }]) => ({ id, label: label() }))}
        selectedIds={names}
        onToggle={(id) => {
          const part = PARTS[id as keyof OrderRules]?.names ?? [];
          const others = names.filter((name) => !part.some((one) => one === name));
          const kept = names.includes(id) ? others : [...others, ...part];
          onChange({ rules: only({ ...NO_RULES, ...rules }, kept) });
        }}
      />
      <OrderRulesFields
        value={allRules({ rules })}
        names={names}
        onChange={(changed) => onChange({ rules: only(changed, names) })}
      />
    </>
  );
}
