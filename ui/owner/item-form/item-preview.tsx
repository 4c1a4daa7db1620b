import { type ReactNode, useId } from 'react';
import type { ItemKind } from '../../../graphql/rules/item-defaults';
import { Price } from '../../base/price/price';
import { ChoiceChip } from '../../food/customiser/choice-chip';
import { ChoiceGroup } from '../../food/customiser/choice-group';
import { CustomerView } from '../customer-view/customer-view';
import { sotLabel } from '../../../graphql/rules/sot';
import * as t from './item-form.texts';
import { drinkTitle, shownPrice, type Filling, type ItemDraft, type ItemIngredients } from './item-values';

interface ItemPreviewProps {
  kind: ItemKind;
  value: ItemDraft;
  ingredients?: ItemIngredients;
}

/** The item as its customer will see it, updated while the form is filled in. */
export function ItemPreview({ kind, value, ingredients }: ItemPreviewProps) {
  const name = kind === 'DRINK' ? drinkTitle(value) : value.name.trim();
  return (
    <CustomerView
      name={name || t.unnamed(kind)}
      description={value.description}
      imageUrl={value.pictureUrl}
      priceCents={shownPrice(kind, value)}
      allergens={value.allergens}
      soldOut={value.soldOut}
      {...((kind === 'SANDWICH' || kind === 'PIZZA') && { href: '#' })}
    >
      {kind === 'SANDWICH' && <SandwichChoices value={value} ingredients={ingredients} />}
      {kind === 'PIZZA' && <PizzaChoices value={value} />}
    </CustomerView>
  );
}

const SHOWN = 4;

const salad = () => ['salad', 'tomato', 'onion'].map((id) => ({ id, name: sotLabel(id) }));
const menuParts = () => [
  { id: 'fries', name: t.fries() },
  { id: 'drink', name: t.drinkInMenu() },
];

interface PreviewGroupProps {
  title: string;
  hint: string;
  options: readonly Filling[];
  /** Set when the text is in the interface language instead of the shop's French. */
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

function SandwichChoices({ value, ingredients }: Omit<ItemPreviewProps, 'kind'>) {
  const { hasMeatSelection, meatLimit, sauceLimit, sot, isMenu, useAllMeats, allowedMeatIds } = value;
  const offered = (ingredients?.meats ?? []).filter(({ id }) => useAllMeats || allowedMeatIds.includes(id));
  return (
    <>
      {hasMeatSelection && meatLimit > 0 && (
        <PreviewGroup title={t.meats()} hint={t.upTo(meatLimit)} options={offered} />
      )}
      {sauceLimit > 0 && (
        <PreviewGroup title={t.sauces()} hint={t.upTo(sauceLimit)} options={ingredients?.sauces ?? []} />
      )}
      {sot && <PreviewGroup ours title={t.salad()} hint={t.asYouLike()} options={salad()} />}
      {isMenu && <PreviewGroup ours title={t.withMeal()} hint={t.oneOfEach()} options={menuParts()} />}
    </>
  );
}

function PizzaChoices({ value }: { value: ItemDraft }) {
  const name = useId();
  const sizes = value.sizes.filter((size) => size.name.trim() !== '');
  const toppings = value.toppings.filter((topping) => topping.name.trim() !== '');
  return (
    <>
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
    </>
  );
}
