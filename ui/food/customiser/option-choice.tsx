import { useId, useState } from 'react';
import { groupLabel, optionLabel, piecesChosen, type Selection } from '../../../graphql/rules/option-groups';
import { Price } from '../../base/price/price';
import { QuantityStepper } from '../../base/quantity-stepper/quantity-stepper';
import { ChoiceChip } from './choice-chip';
import { ChoiceGroup } from './choice-group';
import { type CustomiserGroup, type CustomiserOption, isDeclinable } from './composition';
import * as t from './customiser.texts';
import { hintOf } from './group-texts';

export interface OptionChoiceProps {
  group: CustomiserGroup;
  /** Price in cents of the item without its options, for sizes, which show their whole price. */
  basePriceCents: number;
  /** What is selected of the group. */
  chosen: readonly Selection[];
  /** Set when the customer wants nothing of the group. */
  declined: boolean;
  error?: string;
  onChange: (optionId: string, quantity: number) => void;
  onDecline: (none: boolean) => void;
}

/** Group of radio buttons, of which one is chosen. */
export function SingleOption({ group, basePriceCents, chosen, declined, error, onChange, onDecline }: OptionChoiceProps) {
  const name = useId();
  const { id, options } = group;
  const isSize = id === 'SIZE';
  return (
    <ChoiceGroup title={groupLabel(id, group.name)} hint={isSize ? undefined : hintOf(group)} error={error} choose="one" wide>
      {options.map((option, place) => (
        <ChoiceChip
          key={option.id}
          type="radio"
          name={name}
          label={<OptionName groupId={id} option={option} />}
          soldOut={option.soldOut}
          icon={isSize ? <SizeRound place={place} of={options.length} /> : undefined}
          aside={isSize && <Price cents={basePriceCents + option.priceCents} className="text-ink" />}
          extraCents={isSize ? undefined : extraOf(group, option)}
          checked={chosen.some(({ optionId }) => optionId === option.id)}
          onChange={() => onChange(option.id, 1)}
        />
      ))}
      {isDeclinable(id) && (
        <ChoiceChip type="radio" name={name} label={t.WITHOUT[id]()} checked={declined} onChange={() => onDecline(true)} />
      )}
    </ChoiceGroup>
  );
}

/** Group of checkboxes; a choice beyond the limit is refused with a message at the pressed chip. */
export function CheckedOptions({ group, chosen, declined, error, onChange, onDecline }: OptionChoiceProps) {
  const { id, options, max, perOptionMax } = group;
  const limit = max ?? Infinity;
  const pieces = piecesChosen(id, chosen);
  const [refusal, setRefusal] = useState<{ id?: string; refusals: number }>({ refusals: 0 });
  const name = useId();
  const refuse = (optionId: string) => setRefusal(({ refusals }) => ({ id: optionId, refusals: refusals + 1 }));
  const chip = (option: CustomiserOption) => {
    const quantity = chosen.find(({ optionId }) => optionId === option.id)?.quantity ?? 0;
    const label = optionLabel(id, option);
    return (
      <div key={option.id} className="grid content-start gap-2">
        <ChoiceChip
          type="checkbox"
          name={name}
          label={<OptionName groupId={id} option={option} />}
          soldOut={option.soldOut}
          closed={pieces >= limit && quantity === 0}
          alert={pieces >= limit && refusal.id === option.id && { text: t.limitReached(limit), refusals: refusal.refusals }}
          extraCents={extraOf(group, option)}
          checked={quantity > 0}
          onChange={() => {
            if (quantity === 0 && pieces >= limit) return refuse(option.id);
            setRefusal(({ refusals }) => ({ refusals }));
            onChange(option.id, quantity > 0 ? 0 : 1);
          }}
        />
        {quantity > 0 && perOptionMax > 1 && (
          <QuantityStepper
            value={quantity}
            itemName={label}
            min={0}
            max={Math.min(perOptionMax, quantity + limit - pieces)}
            onChange={(wanted) => onChange(option.id, wanted)}
          />
        )}
      </div>
    );
  };
  const sections = [...new Set(options.map(({ section }) => section ?? null))];
  const inSection = (section: string | null) => options.filter((option) => (option.section ?? null) === section);
  const title = groupLabel(id, group.name);
  const hint = hintOf(group);
  if (sections.length > 1 || sections[0])
    return (
      <section aria-labelledby={name} className="grid gap-5">
        <div className="grid gap-0.5">
          <h2 id={name} className="text-xl">
            {title}
          </h2>
          <p className="text-ink-muted">{hint}</p>
        </div>
        <div className="grid gap-5 md:grid-cols-2 md:gap-x-2.5">
          {sections.map((section) => (
            // Sections of up to two options share a row; longer ones take the full width.
            <div key={section} className={inSection(section).length > 2 ? 'md:col-span-2' : ''}>
              <ChoiceGroup title={section ?? title} level={3} wide>
                {inSection(section).map(chip)}
              </ChoiceGroup>
            </div>
          ))}
        </div>
      </section>
    );
  return (
    <ChoiceGroup
      title={title}
      hint={hint}
      error={error}
      count={max === null ? undefined : { chosen: pieces, limit: max }}
      wide={options.some(({ priceCents }) => priceCents > 0)}
    >
      {options.map(chip)}
      {isDeclinable(id) && (
        <ChoiceChip type="checkbox" name={`${name}-none`} label={t.WITHOUT[id]()} checked={declined} onChange={onDecline} />
      )}
    </ChoiceGroup>
  );
}

function OptionName({ groupId, option }: { groupId: string; option: CustomiserOption }) {
  return <span lang={groupId === 'SOT' ? undefined : (option.nameLang ?? 'fr')}>{optionLabel(groupId, { name: option.name })}</span>;
}

/** Returns the price to show; undefined in a group whose options all cost nothing. */
function extraOf({ options }: CustomiserGroup, { priceCents }: CustomiserOption): number | undefined {
  return options.some((option) => option.priceCents > 0) ? priceCents : undefined;
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
