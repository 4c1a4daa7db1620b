import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import type { Ingredient } from '../menus/ingredient.entity';
import { Item } from '../menus/item.entity';
import { priceChoice } from '../menus/line-pricing';
import type { MenuService } from '../menus/menu.service';
import type { WantedSelections } from '../menus/selections';
import { MOST_OF_A_CART_CENTS } from '../money';
import type { ShopService } from '../shops/shop.service';
import { lineLike, newLine, viewOf } from './cart-lines';
import { centsOf, type HeldStock, stockFor, priceLines } from './cart-pricing';
import type { Cart } from './cart.entity';
import type { CartView } from './cart.results';
import type { CartService } from './cart.service';
import { RefillChange, RefillReason } from './refill.results';
import { MOST_LINES, MOST_OF_A_LINE } from './quantity';

/** A line as it was once ordered; ingredients by name. */
export interface OnceOrdered {
  itemId: string;
  name: string;
  quantity: number;
  /** Cents paid for one then. */
  unitCents: number;
  selections: WantedSelections;
  note: string;
}

export interface Refilled {
  cart: CartView;
  /** Lines that are missing or reduced; changed prices are shown by the cart’s lines. */
  changes: RefillChange[];
  /** Whether any line is in the cart. */
  any: boolean;
}

interface Filling {
  cart: Cart;
  ingredients: readonly Ingredient[];
  held: HeldStock;
  room: { cents: number };
}

/** Puts what was once ordered into the cart again, at today's prices. */
export class RefillService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly shops: ShopService,
    private readonly menus: MenuService,
    private readonly carts: CartService,
    private readonly heldBy: (customerId: string, shopId: string) => Promise<HeldStock>,
  ) {}

  /** Raises the cart’s quantities to those ordered, as far as the stock allows. Idempotent. */
  async refill(customerId: string, shopId: string, wanted: readonly OnceOrdered[]): Promise<Refilled> {
    const shop = await this.shops.visible(shopId, customerId);
    const ingredients = await this.menus.ingredients(shop.id);
    return this.em.fork().transactional(async (em) => {
      const cart = await this.carts.lockCart(em, customerId, shop.id);
      const held = await this.heldBy(customerId, shop.id);
      const room = { cents: MOST_OF_A_CART_CENTS - centsOf(priceLines(cart.lines.getItems(), ingredients, held)) };
      const changes: RefillChange[] = [];
      for (const once of wanted) {
        const change = await this.bring(em, { cart, ingredients, held, room }, once);
        if (change) changes.push(change);
      }
      const any = changes.filter(({ quantity }) => quantity === 0).length < wanted.length;
      if (any) cart.touchedAt = this.clock.now();
      return { cart: viewOf(shop, cart, priceLines(cart.lines.getItems(), ingredients, held)), changes, any };
    });
  }

  /** Adds one line; answers what is different about it now, or nothing. */
  private async bring(
    em: EntityManager,
    { cart, ingredients, held, room }: Filling,
    once: OnceOrdered,
  ): Promise<RefillChange | null> {
    const item = await em.findOne(
      Item,
      { id: once.itemId, shop: cart.shop.id, published: true, deletedAt: null },
      { populate: ['category'] },
    );
    if (!item) return new RefillChange(once.name, RefillReason.WITHDRAWN, 0);
    const price = priceChoice(item, ingredients, once.selections);
    if (!('unitCents' in price)) return new RefillChange(item.name, RefillReason.CHOICE_UNAVAILABLE, 0);
    const line = lineLike(cart, item, price, once.note);
    const there = line?.quantity ?? 0;
    if (there >= once.quantity) return null;
    if (!line && cart.lines.length >= MOST_LINES) return new RefillChange(item.name, RefillReason.CART_FULL, 0);
    const inOtherLines = cart.lines
      .filter((one) => one.item.id === item.id && one !== line)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const most = Math.min(once.quantity, MOST_OF_A_LINE, (stockFor(item, held) ?? Infinity) - inOtherLines);
    if (most <= there)
      return new RefillChange(item.name, there > 0 ? RefillReason.FEWER : RefillReason.SOLD_OUT, there);
    const moreCents = (most - there) * price.unitCents;
    if (moreCents > room.cents) return new RefillChange(item.name, RefillReason.CART_FULL, there);
    room.cents -= moreCents;
    const brought = line ?? newLine(em, cart, item, price, once.note);
    brought.quantity = most;
    // The price of then: the cart shows that it has changed.
    if (!line) brought.seenUnitCents = once.unitCents;
    return most < once.quantity ? new RefillChange(item.name, RefillReason.FEWER, most) : null;
  }
}
