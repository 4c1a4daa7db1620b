import { useId, useState } from 'react';
import { type Allergen, allergensOf } from '../../../graphql/rules/allergens';
import { toggleWithin } from '../customiser/choice';
import { ChoiceChip } from '../customiser/choice-chip';
import { ChoiceGroup } from '../customiser/choice-group';
import { type Composed, CustomiserFrame } from '../customiser/customiser-frame';
import { SauceChoice } from '../sauce-choice/sauce-choice';
import { MenuChoices } from './menu-choices';
import {
  chosenParts,
  hasMeats,
  missingParts,
  nothingChosen,
  type Part,
  type SandwichDraft,
  type SandwichOffer,
  type SandwichSelection,
  stillOffered,
  totalCents,
} from './sandwich-selection';
import { sandwichSlip } from './sandwich-slip';
import { SupplementChoices } from './supplement-choices';
import { LimitedChoices } from '../customiser/limited-choices';
import * as t from './sandwich-customiser.texts';

export interface SandwichCustomiserProps extends SandwichOffer, Composed {
  allergens: readonly Allergen[] | null;
  defaultValue?: SandwichDraft;
  onChange?: (draft: SandwichDraft) => void;
  onAdd: (sandwich: SandwichSelection & { totalCents: number }) => void;
}

/** Makes up one sandwich within the limits of the shop (specification 3.5). */
export function SandwichCustomiser(props: SandwichCustomiserProps) {
  const { meats, meatLimit, sauces, sauceLimit, sot = [], supplements, menu, onAdd } = props;
  const [wanted, setWanted] = useState(props.defaultValue ?? nothingChosen);
  const [refusals, setRefusals] = useState(0);
  const id = useId();

  const chosen = stillOffered(props, wanted);
  const total = totalCents(props, chosen);
  const missing = missingParts(props, chosen);
  const declined = missing.filter((part) => wanted.without.includes(part));
  const undecided = missing.filter((part) => !declined.includes(part));
  const needed = (part: Part) => (refusals > 0 && undecided.includes(part) ? t.NEEDED[part]() : undefined);
  const choose = (change: Partial<SandwichDraft>) => {
    const next = { ...chosen, without: wanted.without, ...change };
    setWanted(next);
    props.onChange?.(next);
  };
  const decide = (part: Part, none: boolean, change: Partial<SandwichDraft>) => {
    const others = wanted.without.filter((other) => other !== part);
    choose({ ...change, without: none ? [...others, part] : others });
  };
  const toggled = <Id,>(ids: readonly Id[], one: Id) => toggleWithin(ids, one) ?? ids;

  function submit() {
    if (undecided.length > 0) setRefusals(refusals + 1);
    else onAdd({ ...chosen, note: chosen.note.trim(), totalCents: total });
  }

  return (
    <CustomiserFrame
      {...props}
      {...allergensOf([props.allergens, ...chosenParts(props, chosen).map(({ allergens }) => allergens)])}
      slipTitle={t.slip()}
      slip={sandwichSlip(props, { label: props.name, ours: props.nameLang === 'en' }, chosen, declined)}
      totalCents={total}
      note={chosen.note}
      onNoteChange={(note) => choose({ note })}
      refusals={refusals}
      onSubmit={submit}
    >
      {hasMeats(props) && (
        <LimitedChoices
          title={t.meats()}
          hint={t.meatHint(meatLimit)}
          error={needed('meat')}
          options={meats}
          limit={meatLimit}
          selectedIds={chosen.meatIds}
          onToggle={(meatId) => decide('meat', false, { meatIds: toggled(chosen.meatIds, meatId) })}
        >
          <ChoiceChip
            type="checkbox"
            name={`${id}-meatless`}
            label={t.WITHOUT.meat()}
            checked={declined.includes('meat')}
            onChange={(none) => decide('meat', none, { meatIds: [] })}
          />
        </LimitedChoices>
      )}
      <SauceChoice
        sauces={sauces}
        limit={sauceLimit}
        selectedIds={chosen.sauceIds}
        onToggle={(sauceId) => choose({ sauceIds: toggled(chosen.sauceIds, sauceId) })}
      />
      {sot.length > 0 && (
        <ChoiceGroup title={t.sot()} hint={t.sotHint()}>
          {sot.map((option) => (
            <ChoiceChip
              key={option.id}
              type="checkbox"
              name={`${id}-sot`}
              label={option.label}
              soldOut={option.soldOut}
              checked={chosen.sot.includes(option.id)}
              onChange={() => choose({ sot: toggled(chosen.sot, option.id) })}
            />
          ))}
        </ChoiceGroup>
      )}
      <MenuChoices
        part="fries"
        options={menu?.fries}
        value={chosen.friesId}
        declined={declined.includes('fries')}
        error={needed('fries')}
        onChange={(friesId) => decide('fries', friesId === null, { friesId })}
      />
      <MenuChoices
        part="drink"
        options={menu?.drinks}
        value={chosen.drinkId}
        declined={declined.includes('drink')}
        error={needed('drink')}
        onChange={(drinkId) => decide('drink', drinkId === null, { drinkId })}
      />
      <SupplementChoices
        supplements={supplements}
        selectedIds={chosen.supplementIds}
        onToggle={(supplementId) => choose({ supplementIds: toggled(chosen.supplementIds, supplementId) })}
      />
    </CustomiserFrame>
  );
}
