import { useId, useState } from 'react';
import { Price } from '../../base/price/price';
import type { Allergen } from '../allergen-list/allergens';
import { ChoiceChip } from '../customiser/choice-chip';
import { ChoiceGroup } from '../customiser/choice-group';
import { CustomiserFrame } from '../customiser/customiser-frame';
import { toggleWithin, type Choice } from '../sandwich-customiser/sandwich-selection';
import { pizzaTotalCents, type PizzaSelection, type PizzaSize, type Topping } from './pizza-selection';

export interface PizzaCustomiserProps {
  name: string;
  description?: string;
  imageUrl: string | null;
  /** From the smallest on; the first is chosen to begin with. */
  sizes: readonly [PizzaSize, ...PizzaSize[]];
  toppings: readonly Topping[];
  sauces: readonly Choice[];
  /** Most sauces one may choose. @default Infinity */
  sauceLimit?: number;
  /** Null: the shop has not said. */
  allergens: readonly Allergen[] | null;
  /** @default 500 */
  noteMaxLength?: number;
  /** While it is being put in the cart. @default false */
  busy?: boolean;
  /** Why it could not be put in the cart. */
  error?: string;
  /** One piece; the total in integer cents is what was shown. */
  onAdd: (pizza: PizzaSelection & { totalCents: number }) => void;
}

/** A round as big as the size is among the others. */
function SizeRound({ place, of }: { place: number; of: number }) {
  const radius = of === 1 ? 16 : 9 + (9 * place) / (of - 1);
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className="size-10 shrink-0">
      <circle cx="20" cy="20" r={radius} className="fill-accent stroke-accent-ink" strokeWidth="2" />
      <path
        d={`M20 ${20 - radius}v${2 * radius}M${20 - radius} 20h${2 * radius}`}
        className="stroke-accent-ink"
        strokeWidth="1.5"
      />
    </svg>
  );
}

const inStock = <Kind extends Choice>(options: readonly Kind[], ids: readonly string[]) =>
  options.filter((option) => option.soldOut !== true && ids.includes(option.id));

/** Makes up one pizza: a size, toppings, sauces. */
export function PizzaCustomiser(props: PizzaCustomiserProps) {
  const { name, sizes, toppings, sauces, sauceLimit = Infinity, noteMaxLength = 500, onAdd } = props;
  const [wanted, setWanted] = useState<PizzaSelection>({ size: '', toppingIds: [], sauceIds: [], note: '' });
  const [refused, setRefused] = useState({ group: '', refusals: 0 });
  const id = useId();

  const size = sizes.find((option) => option.name === wanted.size) ?? sizes[0];
  const added = inStock(toppings, wanted.toppingIds);
  const poured = inStock(sauces, wanted.sauceIds);
  const chosen: PizzaSelection = {
    size: size.name,
    toppingIds: added.map((topping) => topping.id),
    sauceIds: poured.map((sauce) => sauce.id),
    note: wanted.note,
  };
  const total = pizzaTotalCents(sizes, toppings, chosen);
  const choose = (part: Partial<PizzaSelection>) => {
    setWanted({ ...chosen, ...part });
    setRefused(({ refusals }) => ({ group: '', refusals }));
  };
  const several = [
    {
      key: 'toppingIds',
      title: 'Garnitures',
      options: toppings,
      hint: 'Autant que vous voulez',
      wide: true,
      limit: Infinity,
    },
    { key: 'sauceIds', title: 'Sauces', options: sauces, hint: 'Incluses', wide: false, limit: sauceLimit },
  ] as const;

  return (
    <CustomiserFrame
      name={name}
      description={props.description}
      imageUrl={props.imageUrl}
      allergens={props.allergens}
      slipTitle="Votre pizza"
      slip={[
        { label: `${name}, ${size.name}`, cents: size.priceCents },
        ...poured.map((sauce) => ({ label: `· ${sauce.name}` })),
        ...added.map((topping) => ({ label: `+ ${topping.name}`, cents: topping.priceCents })),
      ]}
      totalCents={total}
      note={chosen.note}
      onNoteChange={(note) => choose({ note })}
      noteMaxLength={noteMaxLength}
      busy={props.busy ?? false}
      error={props.error}
      onSubmit={() => onAdd({ ...chosen, note: chosen.note.trim(), totalCents: total })}
    >
      <ChoiceGroup title="Taille" choose="one" wide>
        {sizes.map((option, place) => (
          <ChoiceChip
            key={option.name}
            type="radio"
            name={`${id}-size`}
            label={option.name}
            icon={<SizeRound place={place} of={sizes.length} />}
            aside={<Price cents={option.priceCents} className="text-ink" />}
            checked={option === size}
            onChange={() => choose({ size: option.name })}
          />
        ))}
      </ChoiceGroup>
      {several.map(
        ({ key, title, options, hint, wide, limit }) =>
          options.length > 0 && (
            <ChoiceGroup
              key={key}
              title={title}
              hint={hint}
              wide={wide}
              count={limit < options.length ? { chosen: chosen[key].length, limit } : undefined}
              alert={refused.group === key ? { text: `Maximum ${limit} allowed.`, refusals: refused.refusals } : null}
            >
              {options.map((option) => (
                <ChoiceChip
                  key={option.id}
                  type="checkbox"
                  name={`${id}-${key}`}
                  label={option.name}
                  soldOut={option.soldOut}
                  extraCents={'priceCents' in option ? option.priceCents : undefined}
                  checked={chosen[key].includes(option.id)}
                  onChange={() => {
                    const next = toggleWithin(chosen[key], option.id, limit);
                    if (next) choose({ [key]: next });
                    else setRefused(({ refusals }) => ({ group: key, refusals: refusals + 1 }));
                  }}
                />
              ))}
            </ChoiceGroup>
          ),
      )}
    </CustomiserFrame>
  );
}
