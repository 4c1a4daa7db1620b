import { useId, type ReactNode } from 'react';
import { sotLabel } from '../../../graphql/rules/sot';
import { ChoiceChip } from '../../food/customiser/choice-chip';
import { ChoiceGroup } from '../../food/customiser/choice-group';
import type { Choice } from '../../food/customiser/choice';
import { CustomerView } from '../customer-view/customer-view';
import * as t from './sandwich-form.texts';
import type { SandwichDraft } from './sandwich-values';

const SHOWN = 4;

const salad = () => ['salad', 'tomato', 'onion'].map((id) => ({ id, name: sotLabel(id) }));
const menuParts = () => [
  { id: 'fries', name: t.fries() },
  { id: 'drink', name: t.drink() },
];

interface PreviewGroupProps {
  title: string;
  hint: string;
  options: readonly Choice[];
  /** In the reader’s language, not in the shop’s. */
  ours?: boolean;
}

function PreviewGroup({ title, hint, options, ours }: PreviewGroupProps): ReactNode {
  const name = useId();
  const more = options.length - SHOWN;
  if (options.length === 0) return null;
  return (
    <div className="grid gap-2">
      <ChoiceGroup title={title} hint={hint} level={3}>
        {options.slice(0, SHOWN).map((option) => (
          <ChoiceChip
            key={option.id}
            type="checkbox"
            name={name}
            label={<span lang={ours ? undefined : 'fr'}>{option.name}</span>}
            soldOut={option.soldOut}
            checked={false}
            onChange={() => undefined}
          />
        ))}
      </ChoiceGroup>
      {more > 0 && <p className="text-sm text-ink-muted">{t.andMore(more)}</p>}
    </div>
  );
}

export interface SandwichPreviewProps {
  value: SandwichDraft;
  meats: readonly Choice[];
  sauces: readonly Choice[];
}

export function SandwichPreview({ value, meats, sauces }: SandwichPreviewProps) {
  const { hasMeatSelection, meatLimit, sauceLimit, sot, isMenu, useAllMeats, allowedMeatIds } = value;
  const offered = meats.filter(({ id }) => useAllMeats || allowedMeatIds.includes(id));
  return (
    <CustomerView
      name={value.name.trim() || t.unnamed()}
      description={value.description}
      imageUrl={value.pictureUrl}
      priceCents={value.priceCents}
      allergens={value.allergens}
      href="#"
    >
      {hasMeatSelection && meatLimit > 0 && (
        <PreviewGroup title={t.meats()} hint={t.upTo(meatLimit)} options={offered} />
      )}
      {sauceLimit > 0 && <PreviewGroup title={t.sauces()} hint={t.upTo(sauceLimit)} options={sauces} />}
      {sot && <PreviewGroup ours title={t.salad()} hint={t.asYouLike()} options={salad()} />}
      {isMenu && <PreviewGroup ours title={t.withMeal()} hint={t.oneOfEach()} options={menuParts()} />}
    </CustomerView>
  );
}
