import { useId, useState } from 'react';
import { type Allergen, allergensOf } from '../../../graphql/rules/allergens';
import { toggleWithin } from '../customiser/choice';
import { ChoiceChip } from '../customiser/choice-chip';
import { ChoiceGroup } from '../customiser/choice-group';
import { type Composed, CustomiserFrame } from '../customiser/customiser-frame';
import {
  chosenOf,
  missingParts,
  nothingChosen,
  type Part,
  type SandwichDraft,
  type SandwichOffer,
  type SandwichSelection,
  stillOffered,
  totalCents,
  type MenuChoice,
  type Supplement,
} from './sandwich-selection';
import { LimitedChoices, SauceChoice } from '../customiser/limited-choices';
import * as t from './sandwich-customiser.texts';

export interface SandwichCustomiserProps extends SandwichOffer, Composed {
  allergens: readonly Allergen[] | null;
  defaultValue?: SandwichDraft;
  onChange?: (draft: SandwichDraft) => void;
  onAdd: (sandwich: SandwichSelection & { totalCents: number }) => void;
}

/** Form for composing a sandwich within the shop's limits (specification 3.5). */
export function SandwichCustomiser(props: SandwichCustomiserProps) {
  const { meats, meatLimit, sauces, sauceLimit, sot = [], supplements, menu, onAdd } = props;
  const [wanted, setWanted] = useState(props.defaultValue ?? nothingChosen);
  const [refusals, setRefusals] = useState(0);
  const id = useId();

  const chosen = stillOffered(props, wanted);
  const parts = chosenOf(props, chosen);
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
      {...allergensOf([
        props.allergens,
        ...Object.values(parts)
          .flat()
          .map(({ allergens }) => allergens),
      ])}
      slipTitle={t.slip()}
      slip={[
        { label: props.name, ours: props.nameLang === 'en', cents: props.basePriceCents },
        ...[...parts.meats, ...parts.sauces].map(({ name }) => ({ label: `· ${name}` })),
        ...parts.sot.map(({ label }) => ({ label: `· ${label}`, ours: true })),
        ...parts.menu.map((part) => ({ label: `· ${part.name}`, cents: part.supplementPriceCents || undefined })),
        ...declined.map((part) => ({ label: `· ${t.WITHOUT[part]()}`, ours: true })),
        ...parts.supplements.map((extra) => ({ label: `+ ${extra.name}`, cents: extra.priceCents })),
      ]}
      totalCents={total}
      note={chosen.note}
      onNoteChange={(note) => choose({ note })}
      refusals={refusals}
      onSubmit={submit}
    >
      {meats.length > 0 && (
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

interface MenuChoicesProps {
  part: 'fries' | 'drink';
  options?: readonly MenuChoice[];
  value: string | null;
  /** Set when the customer chose to go without this part. */
  declined: boolean;
  error?: string;
  /** Called with the chosen option, or null to go without. */
  onChange: (id: string | null) => void;
}

/** Radio group for the fries or the drink of a menu, with an option to go without. */
function MenuChoices({ part, options = [], value, declined, error, onChange }: MenuChoicesProps) {
  const name = useId();
  if (options.length === 0) return null;
  return (
    <ChoiceGroup title={t[part]()} hint={t.withMenu()} error={error} choose="one" wide>
      {options.map(({ id, name: label, soldOut, supplementPriceCents }) => (
        <ChoiceChip
          key={id}
          type="radio"
          name={name}
          label={<span lang="fr">{label}</span>}
          soldOut={soldOut}
          extraCents={supplementPriceCents}
          checked={value === id}
          onChange={() => onChange(id)}
        />
      ))}
      <ChoiceChip
        type="radio"
        name={name}
        label={t.WITHOUT[part]()}
        checked={declined}
        onChange={() => onChange(null)}
      />
    </ChoiceGroup>
  );
}

const groups = [
  { group: 'meat', title: t.extraMeats },
  { group: 'sauce', title: t.extraSauces },
  { group: 'side', title: t.sides },
  { group: 'drink', title: t.drinks },
] as const;

interface SupplementChoicesProps {
  supplements: readonly Supplement[];
  selectedIds: readonly string[];
  onToggle: (id: string) => void;
}

function SupplementChoices({ supplements, selectedIds, onToggle }: SupplementChoicesProps) {
  const id = useId();
  if (supplements.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <div className="grid gap-0.5">
        <h2 id={id} className="text-xl">
          {t.supplements()}
        </h2>
        <p className="text-ink-muted">{t.asManyAsYouLike()}</p>
      </div>
      <div className="grid gap-5 md:grid-cols-2 md:gap-x-2.5">
        {groups.map(({ group, title }) => {
          const options = supplements.filter((supplement) => supplement.group === group);
          return (
            options.length > 0 && (
              // Groups of up to two options share a row; longer ones take the full width.
              <div key={group} className={options.length > 2 ? 'md:col-span-2' : ''}>
                <LimitedChoices
                  title={title()}
                  level={3}
                  wide
                  options={options}
                  selectedIds={selectedIds}
                  onToggle={onToggle}
                />
              </div>
            )
          );
        })}
      </div>
    </section>
  );
}
