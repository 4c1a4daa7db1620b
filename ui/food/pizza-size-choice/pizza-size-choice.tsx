import { useId } from 'react';
import { Price } from '../../base/price/price';
import { ChoiceChip } from '../customiser/choice-chip';
import { ChoiceGroup } from '../customiser/choice-group';
import type { PizzaSize } from '../pizza-customiser/pizza-selection';
import * as t from './pizza-size-choice.texts';

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

export interface PizzaSizeChoiceProps {
  sizes: readonly PizzaSize[];
  value: string;
  onChange: (name: string) => void;
}

export function PizzaSizeChoice({ sizes, value, onChange }: PizzaSizeChoiceProps) {
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
