import { useId } from 'react';
import { LimitedChoices } from '../customiser/limited-choices';
import type { Supplement } from './sandwich-selection';
import * as t from './sandwich-customiser.texts';

const groups = [
  { group: 'meat', title: t.extraMeats },
  { group: 'sauce', title: t.extraSauces },
  { group: 'side', title: t.sides },
  { group: 'drink', title: t.drinks },
] as const;

export interface SupplementChoicesProps {
  supplements: readonly Supplement[];
  selectedIds: readonly string[];
  onToggle: (id: string) => void;
}

export function SupplementChoices({ supplements, selectedIds, onToggle }: SupplementChoicesProps) {
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
              // A few stand beside a few; a long list takes the whole width.
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
