import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../base/icon-button/icon-button';
import { SelectChip } from '../../base/select-chip/select-chip';
import { DietaryMarkIcon } from '../dietary-marks/dietary-marks';
import { dietaryMarkNames, type DietaryMark } from '../dietary-marks/dietary-mark';
import type { ShopKind } from '../shop-card/shop-kind';
import { noFilters, type ShopFilterValues, type ShopSort } from './filter-values';
import * as t from './shop-filters.texts';

const kinds: { kind: ShopKind; label: () => string }[] = [
  { kind: 'boulangerie', label: t.bakeries },
  { kind: 'restaurant', label: t.restaurants },
  { kind: 'cafe', label: t.cafes },
];

const sorts: Record<ShopSort, { label: () => string; reason?: () => string }> = {
  distance: { label: t.nearest },
  rating: { label: t.bestRated, reason: t.bestFirst },
  pickup: { label: t.soonestReady, reason: t.earliestFirst },
};

interface ChipProps {
  pressed: boolean;
  /** Gives the chip the role of a switch instead of a choice among several. */
  isSwitch?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Chip({ pressed, isSwitch, onPress, children }: ChipProps) {
  const state = isSwitch ? { role: 'switch', 'aria-checked': pressed } : { 'aria-pressed': pressed };
  return (
    <button
      {...state}
      type="button"
      onClick={onPress}
      className={`inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-3.5 font-semibold whitespace-nowrap transition-colors -outline-offset-2 ${pressed ? 'border-ink bg-ink text-canvas' : 'border-line-strong bg-surface hover:bg-accent-soft'}`}
    >
      {pressed && <Check aria-hidden="true" className="size-4 shrink-0" />}
      {children}
    </button>
  );
}

export interface ShopFiltersProps {
  value: ShopFilterValues;
  onChange: (value: ShopFilterValues) => void;
  dietaryMarks: readonly DietaryMark[];
  resultCount: number;
  /** The shops are shown for a later day, on which nothing is open now. @default false */
  later?: boolean;
}

/** Order and filters in one line that scrolls sideways; the number of results is read out. */
export function ShopFilters({ value, onChange, dietaryMarks, resultCount, later = false }: ShopFiltersProps) {
  const { openNow, kind, dietaryMarks: chosen, sort } = value;
  const change = (part: Partial<ShopFilterValues>) => onChange({ ...value, ...part });
  const filtered = openNow || kind !== null || chosen.length > 0;
  const reason = sorts[sort].reason?.();
  return (
    <section aria-label={t.filters()} className="grid grid-cols-1">
      <div className="flex items-center gap-1.5 overflow-x-auto py-0.5 [scrollbar-width:none] md:py-1">
        {filtered && (
          <IconButton label={t.reset()} onClick={() => onChange({ ...noFilters, sort })}>
            <X aria-hidden="true" />
          </IconButton>
        )}
        <SelectChip
          label={t.sort()}
          options={Object.entries(sorts).map(([one, { label }]) => ({ value: one, label: label() }))}
          value={sort}
          onChange={(next) => change({ sort: next as ShopSort })}
        />
        {!later && (
          <Chip isSwitch pressed={openNow} onPress={() => change({ openNow: !openNow })}>
            {t.openNow()}
          </Chip>
        )}
        {kinds.map(({ kind: one, label }) => (
          <Chip key={one} pressed={kind === one} onPress={() => change({ kind: kind === one ? null : one })}>
            {label()}
          </Chip>
        ))}
        {dietaryMarks.map((mark) => (
          <Chip
            key={mark}
            pressed={chosen.includes(mark)}
            onPress={() =>
              change({ dietaryMarks: chosen.includes(mark) ? chosen.filter((one) => one !== mark) : [...chosen, mark] })
            }
          >
            {!chosen.includes(mark) && <DietaryMarkIcon mark={mark} />}
            {dietaryMarkNames[mark]()}
          </Chip>
        ))}
      </div>
      <p role="status" className="sr-only">
        {t.resultCount(resultCount)}
      </p>
      {reason && <p className="text-sm text-ink-muted">{reason}</p>}
    </section>
  );
}
