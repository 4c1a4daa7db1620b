import type { Choice } from '../customiser/choice';
import { LimitedChoices } from '../customiser/limited-choices';
import * as t from './sauce-choice.texts';

export interface SauceChoiceProps {
  sauces: readonly Choice[];
  selectedIds: readonly string[];
  onToggle: (id: string) => void;
  limit?: number;
}

function rule(limit: number, sauceCount: number): string {
  if (limit === 1) return t.one();
  return limit < sauceCount ? t.several(limit) : t.included();
}

export function SauceChoice({ sauces, selectedIds, onToggle, limit = Infinity }: SauceChoiceProps) {
  if (limit === 0 || sauces.length === 0) return null;
  return (
    <LimitedChoices
      title={t.sauces()}
      hint={rule(limit, sauces.length)}
      options={sauces}
      limit={limit}
      selectedIds={selectedIds}
      onToggle={onToggle}
    />
  );
}
