import { useRef } from 'react';
import { tv } from 'tailwind-variants/lite';
import { formatEuros } from '../../base/price/format-euros';
import { QuantityStepper } from '../../base/quantity-stepper/quantity-stepper';
import * as t from './voice-lines.texts';
import { orderedOf, type VoiceItem, type VoiceLine } from './voice-order';

const styles = tv({
  slots: {
    // The stepper has its room below from the start: nothing moves, and no minus comes under a finger that taps again.
    tile: 'grid grid-rows-[1fr_--spacing(12)] justify-items-center gap-1',
    button:
      'flex min-h-24 w-full flex-col justify-between gap-2 rounded-card border p-3 text-start transition-colors enabled:hover:bg-accent-soft disabled:opacity-60',
  },
  variants: {
    ordered: {
      true: { button: 'border-accent-ink bg-accent-soft' },
      false: { button: 'border-line bg-surface' },
    },
  },
});

export interface ProductTilesProps {
  items: readonly VoiceItem[];
  lines: readonly VoiceLine[];
  busy?: boolean;
  onAdd: (itemId: string) => void;
  onQuantityChange: (lineId: string, quantity: number) => void;
}

/** The menu under the thumb: a tap is one more, and how many there are stands on the tile. */
export function ProductTiles({ items, ...order }: ProductTilesProps) {
  const categories = [...new Set(items.map(({ category }) => category))];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {categories.map((category) => (
        <section key={category} aria-label={category} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h2 lang="fr" className="text-xl wrap-anywhere">
            {category}
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(40)),1fr))] gap-x-3 gap-y-1">
            {items
              .filter((item) => item.category === category)
              .map((item) => (
                <Tile key={item.id} item={item} {...order} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Tile({ item, ...order }: Omit<ProductTilesProps, 'items'> & { item: VoiceItem }) {
  const { lines, busy = false, onAdd, onQuantityChange } = order;
  const { id, name, unitCents, soldOut = false } = item;
  const { quantity, last } = orderedOf(lines, id);
  const button = useRef<HTMLButtonElement>(null);
  const look = styles({ ordered: quantity > 0 });
  return (
    <li className={look.tile()}>
      <button ref={button} type="button" disabled={busy || soldOut} onClick={() => onAdd(id)} className={look.button()}>
        <span className="text-lg leading-snug font-semibold wrap-break-word">
          <span className="sr-only">{t.add()} </span>
          <span lang="fr">{name}</span>
        </span>
        <span className={soldOut ? 'font-semibold text-danger' : 'text-ink-muted tabular-nums'}>
          {soldOut ? t.soldOut() : formatEuros(unitCents)}
        </span>
      </button>
      {last && (
        <QuantityStepper
          min={0}
          value={quantity}
          itemName={name}
          disabled={busy}
          onChange={(next) => {
            if (next > quantity) onAdd(id);
            else onQuantityChange(last.id, last.quantity - 1);
            if (next === 0) button.current?.focus();
          }}
        />
      )}
    </li>
  );
}
