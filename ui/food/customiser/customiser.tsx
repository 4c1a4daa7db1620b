import { useState } from 'react';
import { type Allergen, allergensOf } from '../../../graphql/rules/allergens';
import {
  canBeMet,
  type ChosenOption,
  chosenOf,
  optionLabel,
  optionsCents,
  shownGroups,
} from '../../../graphql/rules/option-groups';
import {
  type Composition,
  type CustomiserGroup,
  type CustomiserOption,
  isDeclinable,
  isSingle,
  NOTHING_CHOSEN,
  offeredOf,
  undecidedGroups,
  withPieces,
} from './composition';
import { type Composed, CustomiserFrame, type SlipLine } from './customiser-frame';
import * as t from './customiser.texts';
import { chooseText, neededText } from './group-texts';
import { CheckedOptions, SingleOption } from './option-choice';

export interface CustomiserProps extends Composed {
  /** Price in cents of the item without its options; of a pizza that of the smallest size. */
  basePriceCents: number;
  groups: readonly CustomiserGroup[];
  allergens: readonly Allergen[] | null;
  defaultValue?: Composition;
  onChange?: (composition: Composition) => void;
  onAdd: (chosen: Pick<Composition, 'selections' | 'note'> & { totalCents: number }) => void;
}

/** Form for composing an item from its option groups within their limits (specification 3.5). */
export function Customiser(props: CustomiserProps) {
  const { basePriceCents, onAdd } = props;
  const [wanted, setWanted] = useState(props.defaultValue ?? NOTHING_CHOSEN);
  const [refusals, setRefusals] = useState(0);

  const groups = props.groups.filter(({ max }) => max !== 0);
  const composition = { ...wanted, selections: offeredOf(groups, wanted.selections) };
  const { selections, without, note } = composition;
  const parts = shownGroups(groups, selections).map((group) => ({ group, chosen: chosenOf(group, selections) }));
  const undecided = undecidedGroups(groups, composition);
  const needed = undecided.find((group) => !canBeMet(group)) ?? undecided[0];
  const totalCents = basePriceCents + optionsCents(groups, selections);
  const change = (next: Partial<Composition>) => {
    setWanted({ ...composition, ...next });
    props.onChange?.({ ...composition, ...next });
  };

  function submit() {
    if (needed) setRefusals(refusals + 1);
    else onAdd({ selections, note: note.trim(), totalCents });
  }

  return (
    <CustomiserFrame
      {...props}
      {...allergensOf([
        props.allergens,
        ...parts.flatMap(({ chosen }) => chosen.map(({ option }) => option.allergens)),
      ])}
      slip={[itemLine(props, parts), ...parts.flatMap((part) => slipLines(part, without))]}
      totalCents={totalCents}
      needed={needed && chooseText(needed)}
      note={note}
      onNoteChange={(text) => change({ note: text })}
      refusals={refusals}
      onSubmit={submit}
    >
      {parts.map(({ group }) => {
        const Choice = isSingle(group) ? SingleOption : CheckedOptions;
        const isWrong = undecided.includes(group) && (refusals > 0 || !canBeMet(group));
        const others = without.filter((id) => id !== group.id);
        return (
          <Choice
            key={group.id}
            group={group}
            basePriceCents={basePriceCents}
            selections={selections}
            declined={without.includes(group.id)}
            error={isWrong ? neededText(group) : undefined}
            onChange={(optionId, quantity) =>
              change({ selections: withPieces(group, selections, optionId, quantity), without: others })
            }
            onDecline={(none) =>
              change({
                selections: selections.filter(({ groupId }) => groupId !== group.id),
                without: none ? [...others, group.id] : others,
              })
            }
          />
        );
      })}
    </CustomiserFrame>
  );
}

interface Part {
  group: CustomiserGroup;
  chosen: readonly ChosenOption<CustomiserOption>[];
}

/** The size, of which each item has one, stands with the name; its price is part of the item's own. */
function itemLine({ name, nameLang, basePriceCents }: CustomiserProps, parts: readonly Part[]): SlipLine {
  const size = parts.find(({ group }) => group.id === 'SIZE')?.chosen[0];
  return {
    label: size ? `${name}, ${size.option.name}` : name,
    lang: nameLang ?? 'fr',
    cents: basePriceCents + (size?.cents ?? 0),
  };
}

function slipLines({ group: { id }, chosen }: Part, without: readonly string[]): SlipLine[] {
  if (id === 'SIZE') return [];
  if (isDeclinable(id) && without.includes(id)) return [{ label: `· ${t.WITHOUT[id]()}` }];
  return chosen.map(({ option: { name, nameLang }, quantity, cents }) => ({
    label: `${cents > 0 ? '+' : '·'} ${optionLabel(id, { name, quantity })}`,
    lang: id === 'SOT' ? undefined : (nameLang ?? 'fr'),
    cents: cents || undefined,
  }));
}
