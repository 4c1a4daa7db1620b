import type { ReactNode } from 'react';
import { formatEuros } from '../../base/price/format-euros';
import { withFigures } from '../../base/price/with-figures';
import { mealDealLabel } from './applied-meal-deal';
import * as t from './meal-deals.texts';

export interface MealDealRow {
  id: string;
  name: string;
  /** Language of the name, when it is not French. */
  nameLang?: string | null;
  /** How many sets of it. */
  quantity: number;
  /** What they save in all, in cents. */
  cents: number;
  /** Why it does not apply although the items are there; absent: it applies. */
  not?: 'declined' | { served: string };
}

interface MealDealRowsProps {
  mealDeals: readonly MealDealRow[];
  /** Without it nothing can be undone here. */
  onChange?: (id: string, applied: boolean) => void;
}

/** Rows of a price breakdown for the meal deals of a cart, each of which its customer can undo. */
export function MealDealRows({ mealDeals, onChange }: MealDealRowsProps) {
  return mealDeals.map(({ id, name, nameLang, quantity, cents, not }) => {
    const label = mealDealLabel({ name, quantity });
    const declined = not === 'declined';
    const why = declined ? t.wouldSave(formatEuros(cents)) : not && t.notThen(not.served);
    return (
      <div key={id} className="flex flex-wrap items-center justify-between gap-x-4">
        <dt className="min-w-0 text-ink-muted">
          <span lang={nameLang ?? 'fr'}>{label}</span>
          {why && <> : {withFigures(why)}</>}
        </dt>
        <dd className="ms-auto flex items-center gap-3">
          {onChange && typeof not !== 'object' && (
            <UndoButton
              label={declined ? t.applyNamed(name) : t.declineNamed(name)}
              onClick={() => onChange(id, declined)}
            >
              {declined ? t.apply() : t.decline()}
            </UndoButton>
          )}
          {!not && (
            <span dir="ltr" translate="no" className="font-display font-bold whitespace-nowrap tabular-nums">
              −{formatEuros(cents)}
            </span>
          )}
        </dd>
      </div>
    );
  });
}

function UndoButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      className="inline-flex min-h-11 items-center text-accent-ink underline underline-offset-4"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
