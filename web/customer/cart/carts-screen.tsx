import { type OpenCart, OpenCartCard } from '../../ordering/open-cart';
import * as t from './cart.texts';

/** One card a shop, the cart last used first. */
export function CartsScreen({ carts }: { carts: readonly OpenCart[] }) {
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl md:text-5xl">{t.carts()}</h1>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {carts.map((cart) => (
          <li key={cart.href}>
            <OpenCartCard {...cart} />
          </li>
        ))}
      </ul>
    </div>
  );
}
