import { ShoppingBag } from 'lucide-react';
import { Button } from '../../base/button/button';
import { EmptyState } from '../../base/empty-state/empty-state';
import { LinkButton } from '../../base/link-button/link-button';
import { Notice } from '../../base/notice/notice';
import { Price } from '../../base/price/price';
import { CartLines, type CartLinesProps } from '../cart-lines/cart-lines';
import * as t from './cart-drawer.texts';

export interface CartContentsProps extends Pick<CartLinesProps, 'lines' | 'onQuantityChange' | 'onRemove'> {
  subtotalCents: number;
  /** Added to every order that is paid online; 0 leaves the note out. */
  serviceChargeCents: number;
  busy?: boolean;
  error?: string;
}

export function CartContents({ lines, error, onQuantityChange, onRemove }: CartContentsProps) {
  const soldOut = lines.some((line) => line.soldOut);
  return (
    <div className="grid grid-cols-1 gap-5">
      {error && <Notice tone="danger">{error}</Notice>}
      {soldOut && <Notice tone="caution">{t.soldOut()}</Notice>}
      <CartLines lines={lines} onQuantityChange={onQuantityChange} onRemove={onRemove}>
        <EmptyState icon={<ShoppingBag />} title={t.empty()} text={t.emptyHint()} />
      </CartLines>
    </div>
  );
}

export interface CartWaysProps extends Pick<CartContentsProps, 'subtotalCents' | 'serviceChargeCents' | 'busy'> {
  cartHref: string;
  pickupHref: string;
  disabled?: boolean;
}

export function CartWays(props: CartWaysProps) {
  const { subtotalCents, serviceChargeCents, cartHref, pickupHref, busy = false, disabled = false } = props;
  return (
    <div className="grid w-full gap-4">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center justify-between gap-x-4" aria-busy={busy || undefined}>
          <span className="font-display text-xl font-bold">{t.subtotal()}</span>
          <span aria-live="polite">
            <Price cents={subtotalCents} size="large" className={busy ? 'opacity-60' : ''} />
          </span>
        </p>
        {serviceChargeCents > 0 && <p className="text-sm text-ink-muted">{t.serviceCharge(serviceChargeCents)}</p>}
      </div>
      <div className="grid gap-2">
        {busy || disabled ? (
          <Button size="large" wide busy={busy} disabled={disabled}>
            {t.choosePickup()}
          </Button>
        ) : (
          <LinkButton href={pickupHref} size="large" wide>
            {t.choosePickup()}
          </LinkButton>
        )}
        <LinkButton href={cartHref} tone="plain" wide>
          {t.viewCart()}
        </LinkButton>
      </div>
    </div>
  );
}
