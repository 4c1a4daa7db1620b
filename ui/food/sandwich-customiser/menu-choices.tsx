import { useId } from 'react';
import { ChoiceChip } from '../customiser/choice-chip';
import { ChoiceGroup } from '../customiser/choice-group';
import type { SandwichOffer } from './sandwich-selection';
import * as t from './sandwich-customiser.texts';

export interface MenuChoicesProps {
  menu: NonNullable<SandwichOffer['menu']>;
  friesId: string | null;
  drinkId: string | null;
  onFriesChange: (id: string | null) => void;
  onDrinkChange: (id: string | null) => void;
}

/** Fries and a drink of the menu variant: one of each, or none. */
export function MenuChoices({ menu, friesId, drinkId, onFriesChange, onDrinkChange }: MenuChoicesProps) {
  const name = useId();
  const groups = [
    {
      title: t.fries(),
      none: t.noFries(),
      options: menu.fries,
      chosen: friesId,
      onSelect: onFriesChange,
    },
    {
      title: t.drink(),
      none: t.noDrink(),
      options: menu.drinks,
      chosen: drinkId,
      onSelect: onDrinkChange,
    },
  ];
  return groups.map(
    ({ title, none, options, chosen, onSelect }) =>
      options.length > 0 && (
        <ChoiceGroup key={title} title={title} hint={t.withMenu()} choose="one" wide>
          {options.map((option) => (
            <ChoiceChip
              key={option.id}
              type="radio"
              name={name + title}
              label={<span lang="fr">{option.name}</span>}
              soldOut={option.soldOut}
              extraCents={option.supplementPriceCents}
              checked={chosen === option.id}
              onChange={() => onSelect(option.id)}
            />
          ))}
          <ChoiceChip
            type="radio"
            name={name + title}
            label={none}
            checked={chosen === null}
            onChange={() => onSelect(null)}
          />
        </ChoiceGroup>
      ),
  );
}
