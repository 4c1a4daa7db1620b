import { Trash2 } from 'lucide-react';
import { Button } from '../../base/button/button';
import { Disclosure } from '../../base/disclosure/disclosure';
import { PriceField } from '../../base/field/price-field';
import { TextField } from '../../base/field/text-field';
import { ItemChoice } from '../bulk-change/item-choice';
import { FormSection } from '../form-frame/form-frame';
import { NAME_MAX_LENGTH } from '../item-basics/item-basics';
import { itemsOf, surchargeError, withItems } from './meal-deal-values';
import type { MenuCategory, PartDraft, PartErrors } from './meal-deal-values';
import * as t from './meal-deals.texts';

interface MealDealPartFieldsProps {
  /** Id of the field for the name. */
  id: string;
  /** From 0. */
  place: number;
  part: PartDraft;
  categories: readonly MenuCategory[];
  errors?: PartErrors;
  onChange: (part: PartDraft) => void;
  /** Omitted while there are no more parts than a meal deal needs. */
  onRemove?: () => void;
}

/** Fields of one part: its name, the items that fill it, and what each of them adds to the price. */
export function MealDealPartFields(props: MealDealPartFieldsProps) {
  const { id, place, part, categories, errors, onChange, onRemove } = props;
  const { name, options } = part;
  const label = t.part(place + 1);
  const items = itemsOf(categories);
  return (
    <FormSection
      title={label}
      text={items.length === 0 ? t.noItemYet() : t.chosenItems(options.length)}
      action={
        onRemove && (
          <Button tone="remove" size="counter" onClick={onRemove}>
            <Trash2 aria-hidden="true" />
            {t.removePart(label)}
          </Button>
        )
      }
    >
      <TextField
        id={id}
        label={t.partName()}
        required
        maxLength={NAME_MAX_LENGTH}
        placeholder={t.partExample(place)}
        autoComplete="off"
        value={name}
        error={errors?.name}
        onChange={(written) => onChange({ ...part, name: written })}
      />
      <ItemChoice
        selective
        categories={categories}
        value={options.map(({ itemId }) => itemId)}
        error={errors?.items}
        onChange={(itemIds) => onChange(withItems(part, itemIds, categories))}
      />
      {options.length > 0 && (
        <Surcharges options={options} items={items} onChange={(changed) => onChange({ ...part, options: changed })} />
      )}
    </FormSection>
  );
}

interface SurchargesProps {
  options: PartDraft['options'];
  items: readonly { id: string; name: string }[];
  onChange: (options: PartDraft['options']) => void;
}

function Surcharges({ options, items, onChange }: SurchargesProps) {
  const count = options.filter(({ surchargeCents }) => surchargeCents).length;
  return (
    <Disclosure title={t.surcharges()} aside={t.surchargeCount(count)} className="border-t border-line pt-2">
      <div className="grid gap-4 pb-2">
        <p className="text-ink-muted">{t.surchargesText()}</p>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(80)),1fr))] gap-x-6 gap-y-2">
          {items.flatMap(({ id, name }) => {
            const option = options.find(({ itemId }) => itemId === id);
            if (!option) return [];
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-3">
                <span lang="fr" aria-hidden="true" className="min-w-0 grow basis-32 wrap-anywhere">
                  {name}
                </span>
                <PriceField
                  label={t.surchargeOf(name)}
                  labelHidden
                  placeholder="+ 0"
                  valueCents={option.surchargeCents}
                  error={surchargeError(option.surchargeCents)}
                  onChange={(surchargeCents) =>
                    onChange(options.map((one) => (one === option ? { ...one, surchargeCents } : one)))
                  }
                  className="w-32 shrink-0"
                />
              </li>
            );
          })}
        </ul>
      </div>
    </Disclosure>
  );
}
