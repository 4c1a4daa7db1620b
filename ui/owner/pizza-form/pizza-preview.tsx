import { useId } from 'react';
import { Price } from '../../base/price/price';
import { ChoiceChip } from '../../food/customiser/choice-chip';
import { ChoiceGroup } from '../../food/customiser/choice-group';
import { CustomerView } from '../customer-view/customer-view';
import * as t from './pizza-form.texts';
import { fromCents, type PizzaDraft } from './pizza-values';

const SHOWN = 4;

export function PizzaPreview({ value }: { value: PizzaDraft }) {
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
