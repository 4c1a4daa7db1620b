import type { OpenCartFragment } from '../../../graphql/generated/shared/cart.fragments';
import { OpenCartCard } from '../../ordering/open-cart';
import * as t from './cart.texts';

/** One card a shop, the cart last used first. */
export function CartsScreen({ carts }: { carts: readonly OpenCartFragment[] }) {
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl md:text-5xl">{t.carts()}</h1>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {carts.map((cart) => (
          <li key={cart.shop.id}>
            <OpenCartCard {...cart} />
          </li>
        ))}
      </ul>
    </div>
  );
}
