import { useId, useState } from 'react';
import { groupLabel, optionLabel, piecesChosen, type Selection } from '../../../graphql/rules/option-groups';
import { Price } from '../../base/price/price';
import { QuantityStepper } from '../../base/quantity-stepper/quantity-stepper';
import { ChoiceChip } from './choice-chip';
import { ChoiceGroup } from './choice-group';
import {
  addedCents,
  type CustomiserGroup,
  type CustomiserOption,
  isDeclinable,
  limitReached,
  quantityOf,
} from './composition';
import * as t from './customiser.texts';
import { hintOf } from './group-texts';

interface OptionChoiceProps {
  group: CustomiserGroup;
  /** Price in cents of the item without its options, for sizes, which show their whole price. */
  basePriceCents: number;
  selections: readonly Selection[];
  /** Set when the customer wants nothing of the group. */
  declined: boolean;
  error?: string;
  onChange: (optionId: string, quantity: number) => void;
  onDecline: (none: boolean) => void;
}

const headingOf = ({ id, name, nameLang }: CustomiserGroup) => ({
  title: groupLabel(id, name),
  titleLang: name === null ? undefined : (nameLang ?? 'fr'),
});

/** Group of radio buttons, of which one is chosen. */
export function SingleOption(props: OptionChoiceProps) {
  const { group, basePriceCents, selections, declined, error, onChange, onDecline } = props;
  const { id, options } = group;
  const name = useId();
  const isSize = id === 'SIZE';
  return (
    <ChoiceGroup
      {...headingOf(group)}
      hint={isSize ? undefined : hintOf(group)}
      error={error}
      choose="one"
      width={group.name === null || hasPrices(group) ? 'wide' : 'narrow'}
    >
      {options.map((option, place) => (
        <ChoiceChip
          key={option.id}
          type="radio"
          name={name}
          label={<OptionName groupId={id} option={option} />}
          soldOut={option.soldOut}
          icon={isSize && <SizeRound place={place} of={options.length} />}
          aside={isSize && <Price cents={basePriceCents + option.priceCents} className="text-ink" />}
          extraCents={isSize ? undefined : extraOf(group, selections, option)}
          checked={quantityOf(id, selections, option.id) > 0}
          onChange={() => onChange(option.id, 1)}
        />
      ))}
      {isDeclinable(id) && (
        <ChoiceChip
          type="radio"
          name={name}
          label={t.WITHOUT[id]()}
          checked={declined}
          onChange={() => onDecline(true)}
        />
      )}
    </ChoiceGroup>
  );
}

/** Group of checkboxes; a piece beyond a limit is refused with a message at the pressed chip. */
export function CheckedOptions({ group, selections, declined, error, onChange, onDecline }: OptionChoiceProps) {
  const { id, options, max } = group;
  const [refusal, setRefusal] = useState<{ id?: string; refusals: number }>({ refusals: 0 });
  const name = useId();
  const refuse = (optionId: string) => setRefusal(({ refusals }) => ({ id: optionId, refusals: refusals + 1 }));
  const change = (optionId: string, quantity: number) => {
    setRefusal(({ refusals }) => ({ refusals }));
    onChange(optionId, quantity);
  };
  const width = group.perOptionMax > 1 ? 'widest' : hasPrices(group) ? 'wide' : 'narrow';
  const chips = (some: readonly CustomiserOption[]) =>
    some.map((option) => (
      <CheckedOption
        key={option.id}
        {...{ group, option, selections, name }}
        refusals={refusal.id === option.id ? refusal.refusals : 0}
        onChange={(quantity) => change(option.id, quantity)}
        onRefuse={() => refuse(option.id)}
      />
    ));
  const sections = new Set(options.map(({ section }) => section));
  if (options.some(({ section }) => section)) {
    return (
      <section aria-labelledby={name} className="grid gap-5">
        <div className="grid gap-0.5">
          <h2 id={name} className="text-xl">
            {groupLabel(id, group.name)}
          </h2>
          <p className="text-ink-muted">{hintOf(group)}</p>
        </div>
        <div className="grid gap-5 md:grid-cols-2 md:gap-x-2.5">
          {[...sections].map((section) => {
            const some = options.filter((option) => option.section === section);
            return (
              // Sections of up to two options share a row; longer ones take the full width.
              <div key={section} className={some.length > 2 ? 'md:col-span-2' : ''}>
                <ChoiceGroup title={section ?? ''} level={3} width={width}>
                  {chips(some)}
                </ChoiceGroup>
              </div>
            );
          })}
        </div>
      </section>
    );
  }
  return (
    <ChoiceGroup
      {...headingOf(group)}
      hint={hintOf(group)}
      error={error}
      count={max === null ? undefined : { chosen: piecesChosen(id, selections), limit: max }}
      width={width}
    >
      {chips(options)}
      {isDeclinable(id) && (
        <ChoiceChip
          type="checkbox"
          name={`${name}-none`}
          label={t.WITHOUT[id]()}
          checked={declined}
          onChange={onDecline}
        />
      )}
    </ChoiceGroup>
  );
}

interface CheckedOptionProps extends Pick<OptionChoiceProps, 'group' | 'selections'> {
  option: CustomiserOption;
  name: string;
  /** Number of the refusal that was the last of the group; 0 when it was another option's. */
  refusals: number;
  onChange: (quantity: number) => void;
  onRefuse: () => void;
}

function CheckedOption({ group, option, selections, name, refusals, onChange, onRefuse }: CheckedOptionProps) {
  const { id, max, perOptionMax } = group;
  const quantity = quantityOf(id, selections, option.id);
  const limit = limitReached(group, selections, option.id);
  const isClosed = quantity === 0 && limit !== undefined;
  const left = (max ?? Infinity) - piecesChosen(id, selections);
  const stepper = quantity > 0 && (
    <QuantityStepper
      value={quantity}
      itemName={optionLabel(id, { name: option.name })}
      max={Math.min(perOptionMax, quantity + left)}
      onChange={onChange}
      onTryMore={onRefuse}
    />
  );
  return (
    <ChoiceChip
      type="checkbox"
      name={name}
      label={<OptionName groupId={id} option={option} />}
      soldOut={option.soldOut}
      closed={isClosed}
      alert={refusals > 0 && limit !== undefined && { text: t.limitReached(limit), refusals }}
      extraCents={extraOf(group, selections, option)}
      stepper={perOptionMax > 1 && !option.soldOut ? stepper || null : undefined}
      checked={quantity > 0}
      onChange={(isChosen) => (isChosen && isClosed ? onRefuse() : onChange(isChosen ? 1 : 0))}
    />
  );
}

function OptionName({ groupId, option: { name, nameLang } }: { groupId: string; option: CustomiserOption }) {
  return <span lang={groupId === 'SOT' ? undefined : (nameLang ?? 'fr')}>{optionLabel(groupId, { name })}</span>;
}

const hasPrices = ({ options }: CustomiserGroup) => options.some(({ priceCents }) => priceCents > 0);

/** Returns the cents to show with an option; undefined in a group whose options all cost nothing. */
function extraOf(group: CustomiserGroup, selections: readonly Selection[], { id }: CustomiserOption) {
  return hasPrices(group) ? addedCents(group, selections, id) : undefined;
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
