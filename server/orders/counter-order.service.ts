import type { EntityManager } from '@mikro-orm/postgresql';
import { linesCentsOf } from '../carts/cart-pricing';
import { pricedLine, type PricedLine } from '../carts/priced-line';
import { checkQuantity, MOST_LINES } from '../carts/quantity';
import type { Clock } from '../clock';
import { retrying } from '../database/retry';
import { type Ask, inTransaction } from '../database/statement';
import { Fault } from '../errors';
import { isUuid } from '../identifiers';
import { Item } from '../menus/item.entity';
import { isProblem, priceChoice } from '../menus/line-pricing';
import type { MenuService } from '../menus/menu.service';
import type { WantedSelections } from '../menus/selections';
import { MOST_OF_A_CART_CENTS } from '../money';
import { holdsOf } from '../payments/checkout-holds';
import { applyHolds, minuteRow, Shortfall } from '../pickup/holds';
import type { PickupService } from '../pickup/pickup.service';
import { Shop } from '../shops/shop.entity';
import { cleanText } from '../text';
import { createOrder } from './new-order';
import { Order, OrderSource } from './order.entity';
import { StepAuthor } from './order-step.entity';
import * as t from './counter-order.texts';

export interface CounterLine {
  itemId: string;
  quantity: number;
  selections: WantedSelections;
  note: string;
}

export interface CounterOrder {
  /** Made by the client, so that an order whose answer was lost and is sent again stays one order. */
  id: string;
  /** Whom it is for; empty: « Comptoir ». */
  customerName: string;
  lines: readonly CounterLine[];
}

type CountedLine = Omit<PricedLine, 'cartLineId'>;

/** Orders taken at the counter: no payment, no account, for now (specification 5.10). */
export class CounterOrderService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly menus: MenuService,
    private readonly pickup: PickupService,
  ) {}

  /** Answers the one order of an id, however often it is sent. Throws BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
  async place(shopId: string, request: CounterOrder) {
    const customerName = cleanText(request.customerName, 120, t.name());
    if (!isUuid(request.id)) throw new Fault('BAD_USER_INPUT', t.withoutNumber());
    if (request.lines.length === 0 || request.lines.length > MOST_LINES)
      throw new Fault('BAD_USER_INPUT', t.lines(MOST_LINES));
    const before = await this.placed(shopId, request.id);
    if (before) return before;
    const lines = await this.price(shopId, request.lines);
    if (!Array.isArray(lines)) return lines;
    if (linesCentsOf(lines) > MOST_OF_A_CART_CENTS) throw new Fault('BAD_USER_INPUT', t.tooMuch(MOST_OF_A_CART_CENTS));
    return this.take(shopId, { id: request.id, customerName, lines });
  }

  private async take(shopId: string, order: { id: string; customerName: string; lines: CountedLine[] }) {
    const shop = await this.em.findOneOrFail(Shop, { id: shopId });
    try {
      await retrying(() => inTransaction(this.em, (ask) => this.takeIn(ask, shop, order)));
      return await this.loaded(order.id);
    } catch (error) {
      const twin = isTwin(error) && (await this.placed(shopId, order.id));
      if (twin) return twin;
      if (!(error instanceof Shortfall)) throw error;
      return this.pickup.explain(error, shop);
    }
  }

  private async takeIn(
    ask: Ask,
    shop: Shop,
    { id, customerName, lines }: { id: string; customerName: string; lines: CountedLine[] },
  ): Promise<void> {
    const now = this.clock.now();
    const window = await minuteRow(ask, shop.id, now);
    await applyHolds(ask, holdsOf({ window: null, units: 0, lines }));
    await createOrder(
      ask,
      {
        id,
        shop,
        customer: null,
        customerName,
        source: OrderSource.COUNTER,
        window,
        units: 0,
        linesCents: linesCentsOf(lines),
        feeCents: 0,
        paymentIntentId: null,
      },
      lines.map(({ preparationUnits: _units, ...line }) => line),
      StepAuthor.OWNER,
      now,
    );
  }

  /** The lines at present prices, or the first problem. */
  private async price(shopId: string, wanted: readonly CounterLine[]) {
    const ids = wanted.map(({ itemId }) => itemId);
    if (!ids.every(isUuid)) throw new Fault('NOT_FOUND', t.unknownItem());
    const [items, ingredients] = await Promise.all([
      this.em.find(
        Item,
        { id: { $in: ids }, shop: shopId, published: true, deletedAt: null },
        { populate: ['category'], refresh: true },
      ),
      this.menus.ingredients(shopId),
    ]);
    const lines: CountedLine[] = [];
    for (const { itemId, quantity, selections, note } of wanted) {
      const item = items.find(({ id }) => id === itemId);
      if (!item) throw new Fault('NOT_FOUND', t.unknownItem());
      checkQuantity(quantity);
      const price = priceChoice(item, ingredients, selections);
      if (isProblem(price)) return price;
      lines.push(pricedLine(item, price, quantity, cleanText(note, 500, t.note())));
    }
    return lines;
  }

  /** The existing order with this id; throws CONFLICT for one not taken at this counter. */
  private async placed(shopId: string, id: string): Promise<Order | null> {
    const found = await this.em.fork().findOne(Order, { id });
    if (!found) return null;
    if (found.shop.id !== shopId || found.source !== OrderSource.COUNTER)
      throw new Fault('CONFLICT', t.existsAlready());
    return this.loaded(id);
  }

  private loaded(id: string): Promise<Order> {
    return this.em.findOneOrFail(Order, { id }, { populate: ['lines', 'shop', 'window'], refresh: true });
  }
}

/** The same order, sent twice at once. */
function isTwin(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'orders_pkey';
}
