import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { SelectField } from '../../base/field/select-field';
import { Switch } from '../../base/field/switch';
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

const sorts: { value: ShopSort; label: () => string }[] = [
  { value: 'distance', label: t.nearest },
  { value: 'rating', label: t.bestRated },
  { value: 'pickup', label: t.soonestReady },
];

function Chip({ pressed, onPress, children }: { pressed: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-4 font-semibold whitespace-nowrap transition-colors -outline-offset-2 hover:bg-accent-soft aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-canvas"
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
}

export function ShopFilters({ value, onChange, dietaryMarks, resultCount }: ShopFiltersProps) {
  const { openNow, kind, dietaryMarks: chosen, sort } = value;
  const change = (part: Partial<ShopFilterValues>) => onChange({ ...value, ...part });
  const filtered = openNow || kind !== null || chosen.length > 0;
  return (
    <section aria-label={t.filters()} className="grid grid-cols-1 gap-2">
      <div className="flex gap-2 overflow-x-auto py-1 [scrollbar-width:none] md:flex-wrap">
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
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="flex min-h-12 grow flex-wrap items-center justify-between gap-x-3 md:justify-start">
          <Switch label={t.openNow()} checked={openNow} onChange={(on) => change({ openNow: on })} />
          {filtered && (
            <Button tone="plain" className="px-2!" onClick={() => onChange({ ...noFilters, sort })}>
              {t.reset()}
            </Button>
          )}
        </div>
        <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6 md:grow-0">
          <p role="status" className="text-ink-muted tabular-nums">
            {t.resultCount(resultCount)}
          </p>
          <SelectField
            label={t.sort()}
            labelHidden
            options={sorts.map(({ value: one, label }) => ({ value: one, label: label() }))}
            value={sort}
            onChange={(next) => change({ sort: sorts.find((one) => one.value === next)?.value ?? sort })}
            className="w-52 max-w-full"
          />
        </div>
      </div>
    </section>
  );
}
