import { useEffect, useId, useRef } from 'react';
import { Button } from '../../base/button/button';
import { LinkButton } from '../../base/link-button/link-button';
import { Notice } from '../../base/notice/notice';
import { viewCart } from '../cart-bar/cart-bar.texts';
import { type MealDealRow, MealDealRows } from '../meal-deals/meal-deal-rows';
import { CartLines, type CartLinesProps } from '../cart-line/cart-line';
import { withFigures } from '../../base/price/with-figures';
import * as t from './cart-aside.texts';

export interface CartAsideProps extends Pick<CartLinesProps, 'lines' | 'removed' | 'onQuantityChange' | 'onRemove'> {
  /** Target id of the page's skip link to the cart. */
  id: string;
  /** Id of the menu, to which the skip link at the end of the cart leads. */
  menuId: string;
  itemCount: number;
  /** Articles, meal deals taken off. */
  totalCents: number;
  mealDeals?: readonly MealDealRow[];
  /** Service charge of an order paid online, in integer cents; undefined while it is unknown. */
  serviceChargeCents?: number;
  href: string;
  /** Earliest pickup window with room; undefined when the cart cannot be ordered as it is. */
  pickupWindow?: string;
  busy?: boolean;
  onSubmit: () => void;
  error?: string;
}

/** Cart beside the menu on wide screens; its order button and cart link stay visible at the end. */
export function CartAside(props: CartAsideProps) {
  const {
    id,
    menuId,
    itemCount,
    totalCents,
    mealDeals = [],
    serviceChargeCents = 0,
    href,
    pickupWindow,
    error,
  } = props;
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  // Limits the height to the room below the panel, which grows as the banner above scrolls away.
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
        <CartLines compact {...props}>
          {itemCount === 0 && <p className="text-ink-muted">{t.empty()}</p>}
        </CartLines>
      </div>
      {error && (
        <Notice tone="danger" className="mx-4 mb-4">
          {error}
        </Notice>
      )}
      {itemCount > 0 && (
        <div className="grid gap-2 border-t border-dashed border-line-strong p-4">
          {mealDeals.length > 0 && (
            <dl className="grid gap-1">
              <MealDealRows mealDeals={mealDeals} />
            </dl>
          )}
          {pickupWindow && (
            <Button wide busy={props.busy} className="whitespace-pre-line" onClick={props.onSubmit}>
              {withFigures(t.order({ cents: totalCents + serviceChargeCents, window: pickupWindow }))}
            </Button>
          )}
          <LinkButton href={href} tone={pickupWindow ? 'quiet' : 'accent'} wide className="px-1! text-balance">
            {withFigures(viewCart({ itemCount, totalCents }))}
          </LinkButton>
          {serviceChargeCents > 0 && (
            <p className="text-center text-sm text-ink-muted">{withFigures(t.serviceCharge(serviceChargeCents))}</p>
          )}
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
