import { ArrowRight } from 'lucide-react';
import { MOST_ITEMS_AT_ONCE } from '../../../graphql/rules/item-changes';
import { SelectField } from '../../base/field/select-field';
import { useForm } from '../../base/form/use-form';
import { Table } from '../../base/table/table';
import { FormFrame } from '../form-frame/form-frame';
import { pricedOnly } from '../item-table/owner-item';
import type { OutcomeMessage } from '../outcome/outcome';
import * as t from './bulk-change.texts';
import { changeErrors, completeChange, NEW_CHANGE, type ChangeDraft } from './change-draft';
import { ChangeFields } from './change-fields';
import { ItemChoice } from './item-choice';
import {
  changeSteps,
  factText,
  toItemsChange,
  type BulkMenu,
  type ChangeStep,
  type ItemsChange,
  type What,
} from './item-change';

export interface BulkChangeProps extends BulkMenu {
  onSubmit: (change: ItemsChange) => void;
  outcome?: OutcomeMessage | null;
  busy?: boolean;
}

const KINDS: Record<What, () => string> = {
  price: t.price,
  category: t.category,
  vatRate: t.vatRate,
  allergens: t.allergens,
  orderRules: t.orderRules,
  soldOut: t.soldOut,
  optionGroups: t.optionGroups,
};

interface Draft extends ChangeDraft {
  itemIds: readonly string[];
}

/** Form for changing several items at once: what changes, on which items, with a preview of each before and after. */
export function BulkChange({ categories, groups, onSubmit, outcome, busy }: BulkChangeProps) {
  const menu = { categories, groups };
  const stepsOf = (draft: Draft) => {
    const change = completeChange(draft);
    return change ? changeSteps(menu, draft.itemIds, change) : [];
  };
  const { values, change, errors, refusals, submit } = useForm({
    initialValues: (): Draft => ({ ...NEW_CHANGE, itemIds: [] }),
    check: (draft): Partial<Record<string, string>> => ({ ...changeErrors(draft), itemIds: itemsError(draft.itemIds) }),
    complete: (draft) => {
      const wanted = completeChange(draft);
      return wanted && toItemsChange(stepsOf(draft), wanted);
    },
    onSubmit,
  });
  const steps = stepsOf(values);
  const count = steps.filter(({ isChanged }) => isChanged).length;
  const isComplete = completeChange(values) !== null && values.itemIds.length > 0;
  const kinds = Object.entries(KINDS).filter(([what]) => what !== 'optionGroups' || (groups?.length ?? 0) > 0);

  return (
    <FormFrame
      label={t.changeItems()}
      submitLabel={count === 0 ? t.changeItems() : t.changeSome(count)}
      text={isComplete ? t.changing({ count, total: steps.length }) : undefined}
      outcome={outcome}
      busy={busy}
      disabled={isComplete && count === 0}
      refusals={refusals}
      onSubmit={submit}
    >
      <SelectField
        label={t.what()}
        options={kinds.map(([value, label]) => ({ value, label: label() }))}
        value={values.what}
        onChange={(what) => change({ what: what as What })}
      />
      <ChangeFields value={values} onChange={change} errors={errors} menu={menu} />
      <ItemChoice
        categories={values.what === 'price' ? pricedOnly(categories) : categories}
        value={values.itemIds}
        error={errors['itemIds']}
        onChange={(itemIds) => change({ itemIds })}
      />
      <Table
        label={t.beforeAndAfter()}
        labelHidden
        rows={steps}
        rowKey={({ before }) => before.id}
        empty={t.nothingYet()}
        columns={[
          { id: 'name', header: t.item(), rowHeader: true, cell: ({ before }) => <span lang="fr">{before.name}</span> },
          { id: 'before', header: t.before(), align: 'end', cell: ({ before }) => factText(before, values.what, menu) },
          {
            ...{ id: 'after', header: t.after(), align: 'end' },
            cell: (step) => <After {...step} what={values.what} menu={menu} />,
          },
        ]}
      />
    </FormFrame>
  );
}

function itemsError({ length }: readonly string[]): string | undefined {
  if (length === 0) return t.itemNeeded();
  return length > MOST_ITEMS_AT_ONCE ? t.tooManyItems(MOST_ITEMS_AT_ONCE) : undefined;
}

function After({ after, isChanged, what, menu }: ChangeStep & { what: What; menu: BulkMenu }) {
  if (after === null)
    return <span className="font-semibold text-danger">{what === 'category' ? t.nameTaken() : t.impossible()}</span>;
  if (!isChanged) return <span className="text-ink-muted">{t.unchanged()}</span>;
  const text = factText(after, what, menu);
  return (
    <span
      className={`inline-flex items-center align-middle gap-2 font-bold ${what === 'price' ? 'font-display text-lg' : 'text-start'}`}
    >
      <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-ink-muted rtl:rotate-180" />
      {what === 'price' ? <bdi translate="no">{text}</bdi> : text}
    </span>
  );
}
