import { Minus } from 'lucide-react';
import { useRef } from 'react';
import { tv } from 'tailwind-variants/lite';
import { IconButton } from '../../base/icon-button/icon-button';
import { formatEuros } from '../../base/price/format-euros';
import { less, quantity as quantityOf } from '../../base/quantity-stepper/quantity-stepper.texts';
import * as t from './voice-lines.texts';
import { orderedOf, type VoiceItem, type VoiceLine } from './voice-order';

const styles = tv({
  slots: {
    tile: 'relative grid',
    // The minus button has a reserved corner, so that nothing moves under a finger that taps again.
    corner: 'absolute end-1 bottom-1 flex size-11 items-center',
    count: 'pointer-events-none absolute end-full me-2 text-xl font-bold tabular-nums',
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

/** Menu as tiles: a tap adds one piece, and the tile shows the quantity. */
export function ProductTiles({ items, ...order }: ProductTilesProps) {
  const categories = [...new Set(items.map(({ category }) => category))];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {categories.map((category) => (
        <section key={category} aria-label={category} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h2 lang="fr" className="text-xl wrap-anywhere">
            {category}
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(40)),1fr))] gap-2">
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
      <div role={last && 'group'} aria-label={last && quantityOf(name)} className={look.corner()}>
        {last && (
          <>
            <output className={look.count()}>{quantity}</output>
            <IconButton
              label={less(name)}
              tone="quiet"
              disabled={busy}
              onClick={() => {
                onQuantityChange(last.id, last.quantity - 1);
                if (quantity === 1) button.current?.focus();
              }}
            >
              <Minus aria-hidden="true" />
            </IconButton>
          </>
        )}
      </div>
    </li>
  );
}
