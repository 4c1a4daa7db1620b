import type { EntityManager } from '@mikro-orm/postgresql';
import { signedOut } from '../accounts/principal';
import type { Clock } from '../clock';
import { Fault } from '../errors';
import { isUuid, newId } from '../identifiers';
import { Item } from '../menus/item.entity';
import { priceChoice } from '../menus/line-pricing';
import type { MenuService } from '../menus/menu.service';
import { SoldOut } from '../menus/selection.results';
import type { WantedSelections } from '../menus/selections';
import { formatEuros, MOST_OF_A_CART_CENTS } from '../money';
import type { ShopService } from '../shops/shop.service';
import { cleanText } from '../text';
import { Cart, CartLine } from './cart.entity';
import { type HeldStock, type LineNow, stockFor, priceLines } from './cart-pricing';
import { lineLike, newLine, viewOf } from './cart-lines';
import { CartFull, type CartView, PriceChanged } from './cart.results';
import { checkQuantity, MOST_LINES } from './quantity';

/** A line somebody wants to add; ingredients by id or name. */
export interface WantedLine {
  /** By id or, as some of the specification's clients do, by its name alone. */
  item: { id: string } | { name: string; category?: string };
  quantity: number;
  selections: WantedSelections;
  note: string;
}

/** One cart per customer and shop, priced anew at each read. */
export class CartService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly shops: ShopService,
    private readonly menus: MenuService,
    /** What the customer’s own hold in a shop has taken; for that customer it still counts as stock. */
    private readonly heldBy: (customerId: string, shopId: string) => Promise<HeldStock>,
    /** Ends that hold, in the transaction that empties the cart. */
    private readonly letGo: (em: EntityManager, customerId: string, shopId: string, now: Date) => Promise<void>,
  ) {}

  /** The cart of one shop; an empty one when nothing was added yet. */
  async cart(customerId: string, shopId: string): Promise<CartView> {
    const shop = await this.shops.visible(shopId, customerId);
    const cart = await this.em.findOne(
      Cart,
      { customer: customerId, shop: shop.id },
      { populate: ['lines.item.category'], refresh: true },
    );
    return viewOf(shop, cart, cart ? await this.priceCart(cart) : []);
  }

  /** The cart last changed, or null (specification 4.2: what /cart shows). */
  async latest(customerId: string): Promise<CartView | null> {
    const cart = await this.em.findOne(
      Cart,
      { customer: customerId, lines: { $some: {} } },
      { orderBy: { touchedAt: 'desc' } },
    );
    return cart && this.cart(customerId, cart.shop.id);
  }

  /**
   * Adds lines of one shop, or none of them when one is refused. An equal line grows instead of being repeated (specification 4.1).
   * `statedTotalCents` is what the client believes the added lines, or the cart after it, to cost.
   */
  async add(customerId: string, shopId: string, wanted: readonly WantedLine[], statedTotalCents?: number) {
    const shop = await this.shops.visible(shopId, customerId);
    const ingredients = await this.menus.ingredients(shop.id);
    return this.em.fork().transactional(async (em) => {
      const cart = await this.lockCart(em, customerId, shop.id);
      const held = await this.heldBy(customerId, shop.id);
      let addedCents = 0;
      for (const want of wanted) {
        checkQuantity(want.quantity);
        const item = await this.itemOf(em, shop.id, want.item);
        const price = priceChoice(item, ingredients, want.selections);
        if (!('unitCents' in price)) return refuse(em, price);
        const note = cleanText(want.note, 500, 'La note');
        const line = lineLike(cart, item, price, note) ?? newLine(em, cart, item, price, note);
        line.quantity += want.quantity;
        line.seenUnitCents = price.unitCents;
        addedCents += price.unitCents * want.quantity;
        if (cart.lines.length > MOST_LINES) return refuse(em, new CartFull('lines'));
        const refusal = tooMany(cart, item, held);
        if (refusal) return refuse(em, refusal);
      }
      cart.touchedAt = this.clock.now();
      const view = viewOf(shop, cart, priceLines(cart.lines.getItems(), ingredients, held));
      if (statedTotalCents !== undefined && statedTotalCents !== addedCents && statedTotalCents !== view.linesCents) {
        return refuse(em, new PriceChanged(addedCents, formatEuros(addedCents)));
      }
      if (view.linesCents > MOST_OF_A_CART_CENTS) return refuse(em, new CartFull('cents'));
      return view;
    });
  }

  /** 0 removes the line. Throws NOT_FOUND for a line of somebody else. */
  async setQuantity(customerId: string, lineId: string, quantity: number) {
    checkQuantity(quantity, 0);
    return this.em.fork().transactional(async (em) => {
      const found = isUuid(lineId)
        ? await em.findOne(CartLine, { id: lineId, cart: { customer: customerId } }, { populate: ['cart'] })
        : null;
      if (!found) throw new Fault('NOT_FOUND', 'Cette ligne n’est plus dans votre panier.');
      const shop = await this.shops.visible(found.cart.shop.id, customerId);
      const cart = await this.lockCart(em, customerId, shop.id);
      const line = cart.lines.find(({ id }) => id === lineId);
      if (!line) throw new Fault('NOT_FOUND', 'Cette ligne n’est plus dans votre panier.');
      const grows = quantity > line.quantity;
      if (quantity === 0) {
        cart.lines.remove(line);
        em.remove(line);
        if (cart.lines.length === 0) await this.letGo(em, customerId, shop.id, this.clock.now());
      } else {
        line.quantity = quantity;
        const refusal = grows ? tooMany(cart, line.item, await this.heldBy(customerId, shop.id)) : null;
        if (refusal) return refuse(em, refusal);
      }
      cart.touchedAt = this.clock.now();
      const view = viewOf(shop, cart, await this.priceCart(cart));
      if (grows && view.linesCents > MOST_OF_A_CART_CENTS) return refuse(em, new CartFull('cents'));
      return view;
    });
  }

  /** A loaded cart's lines at this moment's prices. */
  async priceCart(cart: Cart): Promise<LineNow[]> {
    const ingredients = await this.menus.ingredients(cart.shop.id);
    return priceLines(cart.lines.getItems(), ingredients, await this.heldBy(cart.customer.id, cart.shop.id));
  }

  /**
   * Two tabs of one customer queue here instead of losing each other's lines. The account is held first, as by its
   * removal: throws UNAUTHENTICATED where that was faster.
   */
  async lockCart(em: EntityManager, customerId: string, shopId: string): Promise<Cart> {
    await em.execute(
      `with customer as (select id from account where id = ? and removed_at is null for key share)
       insert into cart (id, customer_id, shop_id, touched_at) select ?, customer.id, ?, ? from customer
       on conflict (customer_id, shop_id) do nothing`,
      [customerId, newId(), shopId, this.clock.now()],
    );
    await em.execute('select 1 from cart where customer_id = ? and shop_id = ? for update', [customerId, shopId]);
    const cart = await em.findOne(
      Cart,
      { customer: customerId, shop: shopId },
      { populate: ['lines.item.category'], refresh: true },
    );
    return cart ?? signedOut();
  }

  private async itemOf(em: EntityManager, shopId: string, wanted: WantedLine['item']): Promise<Item> {
    const offered = { shop: shopId, published: true, deletedAt: null };
    const named =
      'id' in wanted
        ? isUuid(wanted.id) && { id: wanted.id }
        : { name: wanted.name.trim(), ...(wanted.category !== undefined && { category: { name: wanted.category } }) };
    const item =
      named &&
      (await em.findOne(Item, { ...offered, ...named }, { populate: ['category'], orderBy: { position: 'asc' } }));
    if (!item) throw new Fault('NOT_FOUND', 'Article introuvable.');
    return item;
  }
}

function tooMany(cart: Cart, item: Item, held: HeldStock): SoldOut | null {
  const wanted = cart.lines.filter((line) => line.item.id === item.id).map(({ quantity }) => quantity);
  wanted.forEach((quantity) => checkQuantity(quantity));
  const total = wanted.reduce((sum, quantity) => sum + quantity, 0);
  const stock = stockFor(item, held);
  return stock !== null && total > stock ? new SoldOut(item.name, stock) : null;
}

/** After a refusal the entity manager is cleared, so that changes made in memory are not flushed. */
function refuse<R>(em: EntityManager, refusal: R): R {
  em.clear();
  return refusal;
}
