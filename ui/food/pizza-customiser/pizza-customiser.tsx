import { useId, useState } from 'react';
import { type Allergen, allergensOf } from '../../../graphql/rules/allergens';
import { Price } from '../../base/price/price';
import { toggleWithin, type Choice } from '../customiser/choice';
import { ChoiceChip } from '../customiser/choice-chip';
import { ChoiceGroup } from '../customiser/choice-group';
import { type Composed, CustomiserFrame } from '../customiser/customiser-frame';
import { LimitedChoices, SauceChoice } from '../customiser/limited-choices';
import * as t from './pizza-customiser.texts';

interface PizzaSize {
  name: string;
  priceCents: number;
}

interface Topping extends Choice {
  priceCents: number;
}

export interface PizzaSelection {
  size: string;
  toppingIds: readonly string[];
  sauceIds: readonly string[];
  note: string;
}

export interface PizzaCustomiserProps extends Composed {
  sizes: readonly [PizzaSize, ...PizzaSize[]];
  toppings: readonly Topping[];
  sauces: readonly Choice[];
  sauceLimit?: number;
  allergens: readonly Allergen[] | null;
  defaultValue?: PizzaSelection;
  onChange?: (pizza: PizzaSelection) => void;
  onAdd: (pizza: PizzaSelection & { totalCents: number }) => void;
}

const inStock = <Kind extends Choice>(options: readonly Kind[], ids: readonly string[]) =>
  options.filter((option) => option.soldOut !== true && ids.includes(option.id));

export function PizzaCustomiser(props: PizzaCustomiserProps) {
  const { name, sizes, toppings, sauces, sauceLimit = Infinity, onAdd } = props;
  const [wanted, setWanted] = useState<PizzaSelection>(
    props.defaultValue ?? { size: '', toppingIds: [], sauceIds: [], note: '' },
  );

  const size = sizes.find((option) => option.name === wanted.size) ?? sizes[0];
  const added = inStock(toppings, wanted.toppingIds);
  const poured = inStock(sauces, wanted.sauceIds);
  const chosen: PizzaSelection = {
    size: size.name,
    toppingIds: added.map((topping) => topping.id),
    sauceIds: poured.map((sauce) => sauce.id),
    note: wanted.note,
  };
  const total = added.reduce((sum, topping) => sum + topping.priceCents, size.priceCents);
  const choose = (part: Partial<PizzaSelection>) => {
    const next = { ...chosen, ...part };
    setWanted(next);
    props.onChange?.(next);
  };
  const toggled = (ids: readonly string[], id: string) => toggleWithin(ids, id) ?? ids;

  return (
    <CustomiserFrame
      {...props}
      {...allergensOf([props.allergens, ...[...added, ...poured].map(({ allergens }) => allergens)])}
      slipTitle={t.slip()}
      slip={[
        { label: `${name}, ${size.name}`, cents: size.priceCents },
        ...poured.map((sauce) => ({ label: `· ${sauce.name}` })),
        ...added.map((topping) => ({ label: `+ ${topping.name}`, cents: topping.priceCents })),
      ]}
      totalCents={total}
      note={chosen.note}
      onNoteChange={(note) => choose({ note })}
      onSubmit={() => onAdd({ ...chosen, note: chosen.note.trim(), totalCents: total })}
    >
      <PizzaSizeChoice sizes={sizes} value={size.name} onChange={(sizeName) => choose({ size: sizeName })} />
      {toppings.length > 0 && (
        <LimitedChoices
          title={t.toppings()}
          hint={t.asManyAsYouLike()}
          wide
          options={toppings}
          selectedIds={chosen.toppingIds}
          onToggle={(id) => choose({ toppingIds: toggled(chosen.toppingIds, id) })}
        />
      )}
      <SauceChoice
        sauces={sauces}
        limit={sauceLimit}
        selectedIds={chosen.sauceIds}
        onToggle={(id) => choose({ sauceIds: toggled(chosen.sauceIds, id) })}
      />
    </CustomiserFrame>
  );
}

interface PizzaSizeChoiceProps {
  sizes: readonly PizzaSize[];
  value: string;
  onChange: (name: string) => void;
}

function PizzaSizeChoice({ sizes, value, onChange }: PizzaSizeChoiceProps) {
  const name = useId();
  return (
    <ChoiceGroup title={t.size()} choose="one" wide>
      {sizes.map((size, place) => (
        <ChoiceChip
          key={size.name}
          type="radio"
          name={name}
          label={<span lang="fr">{size.name}</span>}
          icon={<SizeRound place={place} of={sizes.length} />}
          aside={<Price cents={size.priceCents} className="text-ink" />}
          checked={size.name === value}
          onChange={() => onChange(size.name)}
        />
      ))}
    </ChoiceGroup>
  );
}

function SizeRound({ place, of }: { place: number; of: number }) {
  const radius = of === 1 ? 16 : 9 + (9 * place) / (of - 1);
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className="size-10 min-w-0">
      <circle cx="20" cy="20" r={radius} className="fill-accent stroke-on-accent" strokeWidth="2" />
      <path
        d={`M20 ${20 - radius}v${2 * radius}M${20 - radius} 20h${2 * radius}`}
        className="stroke-on-accent"
        strokeWidth="1.5"
      />
    </svg>
  );
}
