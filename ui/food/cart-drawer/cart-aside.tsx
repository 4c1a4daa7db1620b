import { useId } from 'react';
import { CartContents, CartWays, type CartContentsProps, type CartWaysProps } from './cart-contents';
import * as t from './cart-drawer.texts';

export type CartAsideProps = CartContentsProps & Omit<CartWaysProps, 'disabled'>;

/** The cart beside the menu, where the page is wide enough for both. */
export function CartAside(cart: CartAsideProps) {
  const id = useId();
  return (
    <aside
      aria-labelledby={id}
      className="grid content-start gap-5 rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <h2 id={id} className="text-xl">
        {t.cart()}
      </h2>
      <CartContents {...cart} />
      {cart.lines.length > 0 && (
        <div className="border-t border-dashed border-line-strong pt-5">
          <CartWays {...cart} disabled={cart.lines.some((line) => line.soldOut)} />
        </div>
      )}
    </aside>
  );
}
