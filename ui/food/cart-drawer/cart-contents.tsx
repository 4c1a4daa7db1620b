import { ShoppingBag } from 'lucide-react';
import { Button } from '../../base/button/button';
import { EmptyState } from '../../base/empty-state/empty-state';
import { LinkButton } from '../../base/link-button/link-button';
import { Notice } from '../../base/notice/notice';
import { formatEuros } from '../../base/price/format-euros';
import { Price } from '../../base/price/price';
import { CartLines, type CartLinesProps } from '../cart-lines/cart-lines';

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
      {soldOut && <Notice tone="caution">Retirez ce qui est épuisé pour commander.</Notice>}
      <CartLines lines={lines} onQuantityChange={onQuantityChange} onRemove={onRemove}>
        <EmptyState
          icon={<ShoppingBag />}
          title="Your cart is empty."
          text="Ajoutez ce qui vous fait envie, puis choisissez quand venir le chercher."
        />
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
          <span className="font-display text-xl font-bold">Sous-total</span>
          <span aria-live="polite">
            <Price cents={subtotalCents} size="large" className={busy ? 'opacity-60' : ''} />
          </span>
        </p>
        {serviceChargeCents > 0 && (
          <p className="text-sm text-ink-muted">+ {formatEuros(serviceChargeCents)} de frais de service au paiement</p>
        )}
      </div>
      <div className="grid gap-2">
        {busy || disabled ? (
          <Button size="large" wide busy={busy} disabled={disabled}>
            Choisir un créneau
          </Button>
        ) : (
          <LinkButton href={pickupHref} size="large" wide>
            Choisir un créneau
          </LinkButton>
        )}
        <LinkButton href={cartHref} tone="plain" wide>
          Voir le panier
        </LinkButton>
      </div>
    </div>
  );
}
