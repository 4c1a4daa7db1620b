import { useId, useState } from 'react';
import type { Allergen } from '../allergen-list/allergens';
import { ChoiceChip } from '../customiser/choice-chip';
import { ChoiceGroup } from '../customiser/choice-group';
import { CustomiserFrame } from '../customiser/customiser-frame';
import { MenuChoices } from './menu-choices';
import {
  nothingChosen,
  stillOffered,
  toggleWithin,
  totalCents,
  type SandwichOffer,
  type SandwichSelection,
} from './sandwich-selection';
import { sandwichSlip } from './sandwich-slip';
import { SupplementChoices } from './supplement-choices';

export interface SandwichCustomiserProps extends SandwichOffer {
  name: string;
  description?: string;
  imageUrl: string | null;
  /** Null: the shop has not said. */
  allergens: readonly Allergen[] | null;
  /** @default 500 */
  noteMaxLength?: number;
  /** While it is being put in the cart. @default false */
  busy?: boolean;
  /** Why it could not be put in the cart. */
  error?: string;
  /** One piece; the total in integer cents is what was shown. */
  onAdd: (sandwich: SandwichSelection & { totalCents: number }) => void;
}

/** Makes up one sandwich within the limits of the shop (spec customer §2, §5). */
export function SandwichCustomiser(props: SandwichCustomiserProps) {
  const { meats, meatLimit, sauces, sauceLimit, sot = [], supplements, menu, noteMaxLength = 500, onAdd } = props;
  const [wanted, setWanted] = useState(nothingChosen);
  const [refused, setRefused] = useState({ group: '', refusals: 0 });
  const id = useId();

  const chosen = stillOffered(props, wanted);
  const total = totalCents(props, chosen);

  function choose(part: Partial<SandwichSelection>) {
    setWanted({ ...chosen, ...part });
    setRefused(({ refusals }) => ({ group: '', refusals }));
  }

  const limited = [
    { key: 'meatIds', title: 'Viandes', options: props.meatsOffered ? meats : [], limit: meatLimit },
    { key: 'sauceIds', title: 'Sauces', options: sauces, limit: sauceLimit },
  ] as const;

  return (
    <CustomiserFrame
      name={props.name}
      description={props.description}
      imageUrl={props.imageUrl}
      allergens={props.allergens}
      slipTitle="Votre sandwich"
      slip={sandwichSlip(props, props.name, chosen)}
      totalCents={total}
      note={chosen.note}
      onNoteChange={(note) => choose({ note })}
      noteMaxLength={noteMaxLength}
      busy={props.busy ?? false}
      error={props.error}
      onSubmit={() => onAdd({ ...chosen, note: chosen.note.trim(), totalCents: total })}
    >
      {limited.map(
        ({ key, title, options, limit }) =>
          limit > 0 &&
          options.length > 0 && (
            <ChoiceGroup
              key={key}
              title={title}
              hint={limit === 1 ? 'Une au choix' : `Jusqu’à ${limit} au choix`}
              count={{ chosen: chosen[key].length, limit }}
              alert={refused.group === key ? { text: `Maximum ${limit} allowed.`, refusals: refused.refusals } : null}
            >
              {options.map((option) => (
                <ChoiceChip
                  key={option.id}
                  type="checkbox"
                  name={`${id}-${key}`}
                  label={option.name}
                  soldOut={option.soldOut}
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
      {sot.length > 0 && (
        <ChoiceGroup title="Crudités" hint="Comme vous l’aimez">
          {sot.map((option) => (
            <ChoiceChip
              key={option.id}
              type="checkbox"
              name={`${id}-sot`}
              label={option.label}
              soldOut={option.soldOut}
              checked={chosen.sot.includes(option.id)}
              onChange={() => choose({ sot: toggleWithin(chosen.sot, option.id) ?? chosen.sot })}
            />
          ))}
        </ChoiceGroup>
      )}
      {menu && (
        <MenuChoices
          menu={menu}
          friesId={chosen.friesId}
          drinkId={chosen.drinkId}
          onFriesChange={(friesId) => choose({ friesId })}
          onDrinkChange={(drinkId) => choose({ drinkId })}
        />
      )}
      <SupplementChoices
        supplements={supplements}
        selectedIds={chosen.supplementIds}
        onToggle={(supplementId) =>
          choose({ supplementIds: toggleWithin(chosen.supplementIds, supplementId) ?? chosen.supplementIds })
        }
      />
    </CustomiserFrame>
  );
}
