import { Fragment, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../base/button/button';
import { Notice } from '../../base/notice/notice';
import { CartLine, type CartLineProps } from '../cart-line/cart-line';
import { undo } from '../cart-line/cart-line.texts';

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
          {undo()}
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
