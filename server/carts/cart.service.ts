import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { retrying, transaction } from '../database/transaction';
import { type Query, queryIn, rowsOf } from '../database/query';
import { Fault } from '../errors';
import { isUuid } from '../identifiers';
import type { StartOfDay } from '../menus/days/order-rules';
import { priceChoice } from '../menus/options/line-pricing';
import type { MealDeal } from '../menus/meal-deal.entity';
import type { MenuIngredient, OrderableItem } from '../menus/menu-rows';
import type { MenuService } from '../menus/menu.service';
import { SoldOut } from '../menus/menu.types';
import type { WantedSelection } from '../menus/options/selections';
import { formatEuros, MOST_OF_A_CART_CENTS } from '../money';
import { isVisible } from '../shops/own/first-steps';
import { assertVisible } from '../shops/shop.service';
import { Refusal } from '../refusal';
import { cleanText } from '../text';
import {
  type HeldStock,
  lineLike,
  mealDealsAt,
  newLine,
  piecesOf,
  type PricedCart,
  priceLines,
  stockFor,
  viewOf,
  withMealDeals,
} from './cart-pricing';
import { type CartOf, type CartRow, FILLED_CARTS, NOTHING, readCart, type Wanted, writeCart } from './cart-rows';
import { CartFull, type CartView, type DeclineMealDealInput, PriceChanged } from './cart.types';
import { checkQuantity, MOST_LINES } from './quantity';
import * as t from './cart.texts';

export interface WantedLine {
  /** Item by id or, as some of the specification's clients send it, by name only. */
  item: { id: string } | { name: string; category?: string };
  quantity: number;
  selections: readonly WantedSelection[];
  note: string;
  /** Id of the line that this one replaces. */
  replaces?: string | null;
}

export interface CartDraft {
  cart: CartRow;
  ingredients: readonly MenuIngredient[];
  mealDeals: readonly MealDeal[];
  held: HeldStock;
  view: () => CartView;
}

/** Carts, one per customer and shop, priced anew at each read. */
export class CartService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly menus: MenuService,
    /** Returns the pieces taken by the customer's own hold in a shop, which still count as stock for that customer. */
    private readonly heldBy: (customerId: string, shopId: string) => Promise<HeldStock>,
    private readonly letGo: (em: EntityManager, customerId: string, shopId: string, now: Date) => Promise<void>,
  ) {}

  async cart(customerId: string, shopId: string): Promise<CartView> {
    return (await this.read(queryIn(this.em), customerId, { shopId })).view();
  }

  /** Returns the cart changed last, or null when all are empty (specification 4.2: /cart shows it). */
  async latest(customerId: string): Promise<CartView | null> {
    const [cart] = await this.shopsFilled(customerId);
    return cart ? this.cart(customerId, cart.shopId) : null;
  }

  async filled(customerId: string): Promise<CartView[]> {
    const shops = await this.shopsFilled(customerId);
    return Promise.all(shops.map(({ shopId }) => this.cart(customerId, shopId)));
  }

  private shopsFilled(customerId: string) {
    return rowsOf<{ shopId: string }>(this.em, FILLED_CARTS, [customerId]);
  }

  /**
   * Adds lines of one shop, all or none. A line equal to an existing one increases its quantity (specification 4.1).
   * `statedTotalCents` is the client's total, either of the added lines or of the cart afterwards; the call is refused
   * when it equals neither, with or without meal deals.
   */
  async add(customerId: string, of: CartOf, wanted: readonly WantedLine[], statedTotalCents?: number) {
    return this.change(customerId, of, namedIn(wanted), ({ cart, ingredients, held, view: now }) => {
      let addedCents = 0;
      for (const want of wanted) {
        checkQuantity(want.quantity);
        const item = itemOf(cart, want.item);
        const price = priceChoice(item, ingredients, want.selections);
        if (!('unitCents' in price)) return price;
        const note = cleanText(want.note, 500, t.note());
        const at = cart.lines.findIndex(({ id }) => id === want.replaces);
        const [replaced] = at < 0 ? [] : cart.lines.splice(at, 1);
        const line = lineLike(cart, item, price, note) ?? newLine(cart, item, price, note, replaced);
        line.quantity += want.quantity;
        line.seenUnitCents = price.unitCents;
        addedCents += price.unitCents * want.quantity;
        if (cart.lines.length > MOST_LINES) return new CartFull('lines');
        const refusal = tooMany(cart, item, held);
        if (refusal) return refusal;
      }
      const view = now();
      // A client that adds up the lines itself does not know the meal deals.
      const fullCents = view.lines.reduce((sum, { lineCents }) => sum + lineCents, 0);
      if (statedTotalCents !== undefined && ![addedCents, fullCents, view.linesCents].includes(statedTotalCents)) {
        return new PriceChanged(addedCents, formatEuros(addedCents));
      }
      if (view.linesCents > MOST_OF_A_CART_CENTS) return new CartFull('cents');
      return view;
    });
  }

  /** Sets the quantity of a line; 0 removes it. Throws NOT_FOUND for another customer's line. */
  async setQuantity(customerId: string, lineId: string, quantity: number) {
    checkQuantity(quantity, 0);
    return this.change(customerId, { lineId }, { ...NOTHING, pieces: quantity }, ({ cart, held, view: now }) => {
      const line = cart.lines.find(({ id }) => id === lineId);
      if (!line) throw new Fault('NOT_FOUND', t.lineGone());
      const grows = quantity > line.quantity;
      if (quantity === 0) cart.lines.splice(cart.lines.indexOf(line), 1);
      else line.quantity = quantity;
      const refusal = grows ? tooMany(cart, line.item, held) : null;
      if (refusal) return refusal;
      const view = now();
      if (grows && view.linesCents > MOST_OF_A_CART_CENTS) return new CartFull('cents');
      return view;
    });
  }

  /** Changes a cart in memory and writes it unless `edit` refuses; starts again after a concurrent change. */
  async change<R>(
    customerId: string,
    of: CartOf,
    wanted: Wanted,
    edit: (draft: CartDraft) => R,
    isKept = (answer: R): boolean => !(answer instanceof Refusal),
  ): Promise<R> {
    for (;;) {
      const draft = await this.read(queryIn(this.em), customerId, of, wanted);
      const answer = edit(draft);
      if (!isKept(answer) || (await this.write(customerId, draft.cart))) return answer;
    }
  }

  /** Returns the cart as it is now, for `pricedCart`, without the customer's own hold. */
  draft(query: Query, customerId: string, shopId: string): Promise<CartDraft> {
    return this.read(query, customerId, { shopId }, NOTHING, NOTHING_HELD);
  }

  /** Leaves a meal deal out of the cart's price, or lets it apply again. */
  declineMealDeal(customerId: string, { shopId, mealDealId, declined }: DeclineMealDealInput): Promise<CartView> {
    const dealId = mealDealId.toLowerCase();
    return this.change(customerId, { shopId }, NOTHING, ({ cart, view: now }) => {
      const others = cart.declinedMealDealIds.filter((id) => id !== dealId);
      cart.declinedMealDealIds = declined && isUuid(dealId) ? [...others, dealId].slice(-MOST_DECLINED) : others;
      return now();
    });
  }

  private async read(
    query: Query,
    customerId: string,
    of: CartOf,
    wanted = NOTHING,
    heldAlready?: HeldStock,
  ): Promise<CartDraft> {
    const cart = Object.values(of).every(isUuid)
      ? await readCart(query, customerId, of, wanted, this.clock.now())
      : null;
    if ('itemId' in of && !(cart && isVisible(cart.shop))) throw new Fault('NOT_FOUND', t.itemGone());
    if ('lineId' in of && !cart) throw new Fault('NOT_FOUND', t.lineGone());
    const shop = assertVisible(cart?.shop ?? null, customerId);
    if (!cart) throw new Error('a shop without its cart');
    const short = [...cart.offered, ...cart.lines.map(({ item }) => item)].some(mayBeShort(cart, wanted));
    // Runs sequentially, because within a transaction both queries use the same connection.
    const ingredients = await this.menus.offeredIngredients(shop.id, cart.version, query);
    const held = heldAlready ?? (short ? await this.heldBy(customerId, shop.id) : NOTHING_HELD);
    const mealDeals = await this.menus.mealDeals(shop.id, cart.version, query);
    const draft = { cart, ingredients, mealDeals, held };
    return { ...draft, view: () => viewOf(cart, pricedCart(draft, null)) };
  }

  private write(customerId: string, cart: CartRow): Promise<boolean> {
    const now = this.clock.now();
    if (cart.lines.length > 0) return retrying(() => writeCart(queryIn(this.em), customerId, cart, now));
    return transaction(this.em, async (em) => {
      const written = await writeCart(queryIn(em), customerId, cart, now);
      if (written) await this.letGo(em, customerId, cart.shop.id, now);
      return written;
    });
  }
}

/** Prices a cart for a window that begins at `start`, or any; without the meal deals that its customer has declined. */
export function pricedCart(
  { cart, ingredients, mealDeals, held }: Omit<CartDraft, 'view'>,
  start: StartOfDay | null,
  ahead = false,
): PricedCart {
  const wanted = mealDeals.filter(({ id }) => !cart.declinedMealDealIds.includes(id));
  return withMealDeals(priceLines(cart.lines, ingredients, held, ahead), mealDealsAt(wanted, cart.shop.zone, start));
}

/** Most ids remembered, more than the meal deals of a shop. */
const MOST_DECLINED = 20;

const NOTHING_HELD: HeldStock = new Map();

/** Selects items for which the hold must be queried, because their stock alone may not cover the request. */
function mayBeShort({ lines }: CartRow, { pieces }: Wanted): (item: OrderableItem) => boolean {
  return ({ id, stock, soldOutUntil }) =>
    soldOutUntil !== null || (stock !== null && stock < pieces + piecesOf(id, lines));
}

function namedIn(wanted: readonly WantedLine[]): Wanted {
  return {
    pieces: wanted.reduce((sum, { quantity }) => sum + quantity, 0),
    ids: wanted.flatMap(({ item }) => ('id' in item && isUuid(item.id) ? item.id : [])),
    names: wanted.flatMap(({ item }) => ('name' in item ? item.name.trim() : [])),
  };
}

function itemOf({ offered }: CartRow, wanted: WantedLine['item']): OrderableItem {
  const item = offered.find((one) =>
    'id' in wanted
      ? one.id === wanted.id.toLowerCase()
      : one.name === wanted.name.trim() && (wanted.category ?? one.category.name) === one.category.name,
  );
  if (!item) throw new Fault('NOT_FOUND', t.itemGone());
  return item;
}

/**
 * Returns a refusal when the lines exceed today's stock. Not checked for shops that take preorders, where the stock
 * depends on the chosen day (payments/checkout/pickup-days.service.ts).
 */
function tooMany({ lines, shop }: CartRow, item: OrderableItem, held: HeldStock): SoldOut | null {
  for (const line of lines) if (line.item.id === item.id) checkQuantity(line.quantity);
  const stock = stockFor(item, held, shop.daysAhead > 0);
  return stock !== null && piecesOf(item.id, lines) > stock ? new SoldOut(item.nameRead, stock) : null;
}
