import { Trash2 } from 'lucide-react';
import { Fragment, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Badge } from '../../base/badge/badge';
import { Button } from '../../base/button/button';
import { LinkButton } from '../../base/link-button/link-button';
import { Notice } from '../../base/notice/notice';
import { Price } from '../../base/price/price';
import { QuantityStepper } from '../../base/quantity-stepper/quantity-stepper';
import { Picture } from '../picture/picture';
import { SelectionList } from '../selections/selection-list';
import type { LineSelections } from '../selections/selections';
import { withFigures } from '../../base/price/with-figures';
import * as t from './cart-line.texts';

export interface CartLineProps {
  name: string;
  /** Language of the name; null means French. */
  nameLang?: string | null;
  imageUrl: string | null;
  selections?: LineSelections;
  quantity: number;
  unitCents: number;
  lineCents: number;
  previousUnitCents?: number;
  soldOut?: boolean;
  notice?: string;
  busy?: boolean;
  maxQuantity?: number;
  /** Message shown when the customer presses plus at `maxQuantity`. */
  whyNoMore?: string;
  editHref?: string;
  /** Button on the picture that saves the composition as a favourite. */
  heart?: ReactNode;
  /** For a narrow column: without a picture, and the minus button removes the last piece. */
  compact?: boolean;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
}

export function CartLine(props: CartLineProps) {
  const { name, nameLang, imageUrl, selections, quantity, unitCents, lineCents, previousUnitCents } = props;
  const { notice, maxQuantity, whyNoMore, editHref, heart, onQuantityChange, onRemove } = props;
  const { compact = false, soldOut = false, busy = false } = props;
  const [wantedMore, setWantedMore] = useState(false);
  const Frame = compact ? 'div' : 'article';
  const full = maxQuantity !== undefined && quantity >= maxQuantity;
  return (
    <Frame
      role={compact ? 'group' : undefined}
      aria-label={name}
      aria-busy={busy || undefined}
      className={`grid grid-cols-1 ${compact ? 'gap-1' : 'gap-3'}`}
    >
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        {!compact && (
          <div className="relative self-start">
            <div
              className={`size-20 shrink-0 overflow-hidden rounded-control bg-sunken md:size-24 ${soldOut ? 'opacity-60 saturate-50' : ''}`}
            >
              <Picture imageUrl={imageUrl} />
            </div>
            <div className="absolute -end-2 -bottom-2">{heart}</div>
          </div>
        )}
        <div className="grid min-w-0 grow basis-40 content-start gap-1.5">
          <div className="flex flex-wrap items-start justify-between gap-x-3">
            <h3
              lang={nameLang ?? 'fr'}
              className={`min-w-0 grow basis-24 wrap-anywhere ${compact ? 'text-base' : 'text-lg'}`}
            >
              {name}
            </h3>
            <Price
              cents={lineCents}
              size={compact ? 'small' : 'medium'}
              className={soldOut ? 'text-ink-muted line-through' : undefined}
            />
          </div>
          {soldOut && (
            <Badge tone="danger" className="justify-self-start">
              {t.soldOut()}
            </Badge>
          )}
          <SelectionList selections={selections} />
          {/* Also for a single one: a line that comes with the second would push the stepper away from the finger. */}
          {!compact && <p className="text-sm text-ink-muted">{withFigures(t.each(unitCents))}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {!soldOut ? (
          <QuantityStepper
            value={quantity}
            min={compact ? 0 : 1}
            max={maxQuantity}
            itemName={name}
            disabled={busy}
            onTryMore={() => setWantedMore(true)}
            onChange={(next) => (next === 0 ? onRemove() : onQuantityChange(next))}
          />
        ) : (
          <p className="text-ink-muted">{t.quantity(quantity)}</p>
        )}
        {editHref && (
          <LinkButton href={editHref} tone="plain" className="ms-auto px-2!">
            {t.edit()}
            <span lang={nameLang ?? 'fr'} className="sr-only">{` ${name}`}</span>
          </LinkButton>
        )}
        {/* Its word ends where the price ends. */}
        {(!compact || soldOut) && (
          <Button
            tone="plain"
            busy={busy}
            className="ps-2! pe-0! not-disabled:hover:bg-transparent! hover:underline"
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" className={`size-5 ${editHref ? 'max-md:hidden' : ''}`} />
            {t.remove()}
            <span lang={nameLang ?? 'fr'} className="sr-only">{` ${name}`}</span>
          </Button>
        )}
      </div>
      {previousUnitCents !== undefined && (
        <Notice tone="caution">{t.priceChanged({ before: previousUnitCents, now: unitCents })}</Notice>
      )}
      {notice && <Notice tone="caution">{notice}</Notice>}
      {wantedMore && full && whyNoMore && <Notice urgent>{whyNoMore}</Notice>}
    </Frame>
  );
}

export interface CartLineItem extends Omit<CartLineProps, 'compact' | 'onQuantityChange' | 'onRemove'> {
  id: string;
}

export interface CartLinesProps {
  lines: readonly CartLineItem[];
  onQuantityChange: (id: string, quantity: number) => void;
  onRemove: (id: string) => void;
  /** Last removed line with its index and the notice shown in its place, while the removal can be undone. */
  removed?: { place: number; text: string; onUndo: () => void };
  /** Compact lines for a narrow column. */
  compact?: boolean;
  children?: ReactNode;
}

/** Lines of a cart. After a removal by keyboard the focus moves to the next line, the last one, or the empty cart. */
export function CartLines(props: CartLinesProps) {
  const { lines, onQuantityChange, onRemove, removed: back, compact, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const removed = useRef<{ id: string; place: number } | null>(null);

  useLayoutEffect(() => {
    const gone = removed.current;
    if (!gone || lines.some(({ id }) => id === gone.id)) return;
    removed.current = null;
    // Moves the focus only when it was lost with the removed line, not when the customer has moved it meanwhile.
    if (document.activeElement && document.activeElement !== document.body) return;
    const left = root.current?.querySelectorAll<HTMLElement>('[data-line]');
    const next = left?.[Math.min(gone.place, left.length - 1)] ?? root.current;
    next?.focus();
  }, [lines]);

  const putBack = back && (
    <Notice
      urgent
      className="my-3"
      action={
        <Button tone="plain" onClick={back.onUndo}>
          {t.undo()}
        </Button>
      }
    >
      {back.text}
    </Notice>
  );
  return (
    <div ref={root} tabIndex={-1} className="rounded-card -outline-offset-2">
      {lines.length === 0 ? (
        <>
          {putBack}
          {children}
        </>
      ) : (
        <ul className="divide-y divide-line">
          {lines.map(({ id, ...line }, place) => (
            <Fragment key={id}>
              {back?.place === place && <li>{putBack}</li>}
              <li
                data-line
                tabIndex={-1}
                className={`outline-offset-0 first:pt-0 last:pb-0 ${compact ? 'py-3' : 'py-5'}`}
              >
                <CartLine
                  {...line}
                  compact={compact}
                  onQuantityChange={(quantity) => onQuantityChange(id, quantity)}
                  onRemove={() => {
                    removed.current = { id, place };
                    onRemove(id);
                  }}
                />
              </li>
            </Fragment>
          ))}
          {back && back.place >= lines.length && <li>{putBack}</li>}
        </ul>
      )}
    </div>
  );
}
