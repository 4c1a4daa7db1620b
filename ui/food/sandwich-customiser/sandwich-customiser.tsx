import { type Ref, useId, useRef, useState } from 'react';
import { type Allergen, allergensOf } from '../../../graphql/rules/allergens';
import { type Choice, toggleWithin } from '../customiser/choice';
import { ChoiceChip } from '../customiser/choice-chip';
import { ChoiceGroup } from '../customiser/choice-group';
import { CustomiserFrame } from '../customiser/customiser-frame';
import { SauceChoice } from '../sauce-choice/sauce-choice';
import { MenuChoices } from './menu-choices';
import {
  chosenParts,
  nothingChosen,
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

export interface SandwichCustomiserProps extends SandwichOffer {
  name: string;
  nameLang?: string | null;
  description?: string;
  descriptionLang?: string | null;
  imageUrl: string | null;
  allergens: readonly Allergen[] | null;
  noteMaxLength?: number;
  /** It changes what is in the cart. */
  editing?: boolean;
  busy?: boolean;
  error?: string;
  defaultValue?: SandwichDraft;
  onChange?: (draft: SandwichDraft) => void;
  onAdd: (sandwich: SandwichSelection & { totalCents: number }) => void;
}

/** Makes up one sandwich within the limits of the shop (specification 3.5). */
export function SandwichCustomiser(props: SandwichCustomiserProps) {
  const { meats, meatLimit, sauces, sauceLimit, sot = [], supplements, menu, noteMaxLength = 500, onAdd } = props;
  const [wanted, setWanted] = useState<SandwichSelection>(props.defaultValue ?? nothingChosen);
  const [declined, setDeclined] = useState(props.defaultValue?.meatless ?? false);
  const [tried, setTried] = useState(false);
  const meatGroup = useRef<HTMLDivElement>(null);
  const id = useId();

  const chosen = stillOffered(props, wanted);
  const total = totalCents(props, chosen);
  const withMeats = props.meatsOffered && meatLimit > 0 && meats.length > 0;
  const meatless = declined && chosen.meatIds.length === 0;
  const undecided = withMeats && !meatless && chosen.meatIds.length === 0;
  const choose = (part: Partial<SandwichSelection>, none = declined) => {
    const next = { ...chosen, ...part };
    setWanted(next);
    setDeclined(none);
    props.onChange?.({ ...next, meatless: none });
  };
  const toggled = <Id,>(ids: readonly Id[], one: Id) => toggleWithin(ids, one) ?? ids;

  function submit() {
    setTried(true);
    if (undecided) meatGroup.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
    else onAdd({ ...chosen, note: chosen.note.trim(), totalCents: total });
  }

  return (
    <CustomiserFrame
      name={props.name}
      nameLang={props.nameLang}
      description={props.description}
      descriptionLang={props.descriptionLang}
      imageUrl={props.imageUrl}
      {...allergensOf([props.allergens, ...chosenParts(props, chosen).map(({ allergens }) => allergens)])}
      slipTitle={t.slip()}
      slip={sandwichSlip(props, props.name, chosen, withMeats && meatless)}
      totalCents={total}
      note={chosen.note}
      onNoteChange={(note) => choose({ note })}
      noteMaxLength={noteMaxLength}
      editing={props.editing}
      busy={props.busy}
      error={props.error}
      onSubmit={submit}
    >
      {withMeats && (
        <MeatChoice
          ref={meatGroup}
          meats={meats}
          limit={meatLimit}
          selectedIds={chosen.meatIds}
          onToggle={(meatId) => choose({ meatIds: toggled(chosen.meatIds, meatId) })}
          meatless={meatless}
          onMeatlessChange={(none) => choose(none ? { meatIds: [] } : {}, none)}
          error={tried && undecided ? t.meatNeeded() : undefined}
        />
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
        onToggle={(supplementId) => choose({ supplementIds: toggled(chosen.supplementIds, supplementId) })}
      />
    </CustomiserFrame>
  );
}

interface MeatChoiceProps {
  meats: readonly Choice[];
  limit: number;
  selectedIds: readonly string[];
  onToggle: (id: string) => void;
  meatless?: boolean;
  onMeatlessChange: (meatless: boolean) => void;
  error?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Meats up to a limit, or none on purpose: a sandwich is never sold without meat by oversight. */
function MeatChoice({ meats, meatless = false, onMeatlessChange, limit, ...choices }: MeatChoiceProps) {
  const name = useId();
  return (
    <LimitedChoices {...choices} title={t.meats()} hint={t.meatHint(limit)} limit={limit} options={meats}>
      <ChoiceChip type="checkbox" name={name} label={t.meatless()} checked={meatless} onChange={onMeatlessChange} />
    </LimitedChoices>
  );
}
