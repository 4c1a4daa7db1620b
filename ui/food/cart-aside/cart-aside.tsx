import { useEffect, useId, useRef } from 'react';
import { LinkButton } from '../../base/link-button/link-button';
import { Notice } from '../../base/notice/notice';
import { viewCart } from '../cart-bar/cart-bar.texts';
import { CartLines, type CartLinesProps } from '../cart-lines/cart-lines';
import * as t from './cart-aside.texts';

export interface CartAsideProps extends Pick<CartLinesProps, 'lines' | 'removed' | 'onQuantityChange' | 'onRemove'> {
  /** The skip link leads here. */
  id: string;
  /** Where the skip link at its end leads. */
  menuId: string;
  itemCount: number;
  totalCents: number;
  /** Added to every order that is paid online; part of the total. */
  serviceChargeCents: number;
  href: string;
  error?: string;
}

/** The cart beside the menu, where the page is wide enough for both; the way on stays at its end. */
export function CartAside({
  id,
  menuId,
  itemCount,
  totalCents,
  serviceChargeCents,
  href,
  error,
  ...cart
}: CartAsideProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  // As high as there is room below it: the banner above leaves less of it before one scrolls.
  useEffect(() => {
    const fit = () => panel.current?.style.setProperty('--top', `${panel.current.getBoundingClientRect().top}px`);
    fit();
    addEventListener('scroll', fit, { passive: true });
    return () => removeEventListener('scroll', fit);
  });
  return (
    <aside
      ref={panel}
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="sticky top-28 flex max-h-[max(--spacing(80),calc(100dvh-var(--top,--spacing(28))-(--spacing(4))))] flex-col self-start rounded-card border border-line bg-surface shadow-card"
    >
      <h2 id={titleId} className="px-4 pt-4 pb-2 text-xl">
        {t.cart()}
      </h2>
      <div className="grid gap-3 overflow-y-auto px-4 pb-4">
        {error && <Notice tone="danger">{error}</Notice>}
        <CartLines compact {...cart}>
          {itemCount === 0 && <p className="text-ink-muted">{t.empty()}</p>}
        </CartLines>
      </div>
      {itemCount > 0 && (
        <div className="grid gap-2 border-t border-dashed border-line-strong p-4">
          <LinkButton href={href} wide className="px-1! text-center text-balance">
            {viewCart({ itemCount, totalCents })}
          </LinkButton>
          <p className="text-center text-sm text-ink-muted">{t.serviceCharge(serviceChargeCents)}</p>
          <a
            href={`#${menuId}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(menuId)?.focus();
            }}
            className="sr-only focus:not-sr-only focus:text-center focus:font-semibold"
          >
            {t.toMenu()}
          </a>
        </div>
      )}
    </aside>
  );
}
