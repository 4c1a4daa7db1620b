import { useState } from 'react';
import { type Allergen, allergensOf } from '../../../graphql/rules/allergens';
import {
  chosenOf,
  optionLabel,
  optionsCents,
  shownGroups,
} from '../../../graphql/rules/option-groups';
import { type Composed, CustomiserFrame } from './customiser-frame';
import {
  type Composition,
  type CustomiserGroup,
  isDeclinable,
  isSingle,
  NOTHING_CHOSEN,
  offeredOf,
  undecidedGroups,
  withPieces,
} from './composition';
import { CheckedOptions, SingleOption } from './option-choice';
import { chooseText, neededText } from './group-texts';
import * as t from './customiser.texts';

export interface CustomiserProps extends Composed {
  /** Price in cents of the item without its options; of a pizza that of the smallest size. */
  basePriceCents: number;
  groups: readonly CustomiserGroup[];
  allergens: readonly Allergen[] | null;
  defaultValue?: Composition;
  onChange?: (composition: Composition) => void;
  onAdd: (composition: Composition & { totalCents: number }) => void;
}

/** Form for composing an item from its option groups within their limits (specification 3.5). */
export function Customiser(props: CustomiserProps) {
  const { groups, basePriceCents, onAdd } = props;
  const [wanted, setWanted] = useState(props.defaultValue ?? NOTHING_CHOSEN);
  const [refusals, setRefusals] = useState(0);

  const selections = offeredOf(groups, wanted);
  const { without, note } = wanted;
  const shown = shownGroups(groups, selections).filter(({ max }) => max !== 0);
  const undecided = undecidedGroups(groups, selections, without);
  const total = basePriceCents + optionsCents(groups, selections);
  const chosen = shown.map((group) => ({ group, options: chosenOf(group, selections) }));
  const change = (next: Partial<Composition>) => {
    const composition = { selections, without, note, ...next };
    setWanted(composition);
    props.onChange?.(composition);
  };
  const withoutOther = (id: string) => without.filter((one) => one !== id);

  function submit() {
    if (undecided.length > 0) setRefusals(refusals + 1);
    else onAdd({ selections, without, note: note.trim(), totalCents: total });
  }

  return (
    <CustomiserFrame
      {...props}
      {...allergensOf([
        props.allergens,
        ...chosen.flatMap(({ options }) => options.map(({ option }) => option.allergens)),
      ])}
      slip={[
        { label: titleWithSize(props.name, chosen), ours: props.nameLang === 'en', cents: baseCents(basePriceCents, chosen) },
        ...chosen.flatMap(({ group, options }) => [
          ...(group.id === 'SIZE' ? [] : options).map(({ option, quantity, cents }) => ({
            label: `${cents > 0 ? '+' : '·'} ${optionLabel(group.id, { name: option.name, quantity })}`,
            ours: group.id === 'SOT' || option.nameLang === 'en',
            cents: cents || undefined,
          })),
          ...(isDeclinable(group.id) && without.includes(group.id)
            ? [{ label: `· ${t.WITHOUT[group.id]()}`, ours: true }]
            : []),
        ]),
      ]}
      totalCents={total}
      needed={undecided[0] && chooseText(undecided[0])}
      note={note}
      onNoteChange={(text) => change({ note: text })}
      refusals={refusals}
      onSubmit={submit}
    >
      {shown.map((group) => {
        const Choice = isSingle(group) ? SingleOption : CheckedOptions;
        return (
          <Choice
            key={group.id}
            group={group}
            basePriceCents={basePriceCents}
            chosen={selections.filter(({ groupId }) => groupId === group.id)}
            declined={without.includes(group.id)}
            error={refusals > 0 && undecided.includes(group) ? neededText(group) : undefined}
            onChange={(optionId, quantity) =>
              change({
                selections: withPieces(groups, selections, group, optionId, quantity),
                without: withoutOther(group.id),
              })
            }
            onDecline={(none) =>
              change({
                selections: selections.filter(({ groupId }) => groupId !== group.id),
                without: none ? [...withoutOther(group.id), group.id] : withoutOther(group.id),
              })
            }
          />
        );
      })}
    </CustomiserFrame>
  );
}

type Chosen = readonly { group: CustomiserGroup; options: ReturnType<typeof chosenOf<CustomiserGroup['options'][number]>> }[];

const sizeIn = (chosen: Chosen) => chosen.find(({ group }) => group.id === 'SIZE')?.options[0];

function titleWithSize(name: string, chosen: Chosen): string {
  const size = sizeIn(chosen);
  return size ? `${name}, ${size.option.name}` : name;
}

function baseCents(basePriceCents: number, chosen: Chosen): number {
  return basePriceCents + (sizeIn(chosen)?.cents ?? 0);
}
