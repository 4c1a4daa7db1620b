import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../clock';
import { retrying, transaction } from '../../database/transaction';
import { queryIn } from '../../database/query';
import { Fault } from '../../errors';
import { isUuid } from '../../identifiers';
import { businessDayAt, MORNING } from '../../shops/hours/business-day';
import { Shop } from '../../shops/shop.entity';
import { openingRulesIn } from '../../shops/hours/shop-hours';
import { dayIn, MINUTE } from '../../shops/hours/wall-clock';
import { ItemDay, Item } from '../item.entity';
import { checkStock } from '../own/item-rules';
import { begunWith, DAYS_REMEMBERED, daysAfter, stockToBegin, usualStock } from './menu-day';
import { type StockInput, StockOfDay } from '../own/own-menu.types';
import * as t from '../own/own-menu.texts';

const DAYS_AHEAD = 7;
const AT_ONCE = 500;

// Recursive index scan: one look-up per time zone instead of one per shop.
const ZONES = `with recursive zones as ((select zone from shop order by zone limit 1) union all select (select zone from shop
  where zone > zones.zone order by zone limit 1) from zones where zone is not null) select zone from zones where zone is not null`;

const AHEAD = 'coalesce((select taken from item_ahead where item_id = ? and day = ?), 0)';

export class StockService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async today(shopId: string): Promise<string> {
    const rules = (await openingRulesIn(queryIn(this.em), [shopId])).get(shopId);
    if (!rules) throw new Fault('NOT_FOUND', t.noItem());
    return businessDayAt(rules, this.clock.now()).date;
  }

  /** Returns the stock of all items on the menu, for today or a coming day. Throws BAD_USER_INPUT for any other day. */
  async ofDay(shopId: string, day: string): Promise<StockOfDay[]> {
    const today = await this.checkDay(shopId, day);
    const items = await this.em.find(Item, { shop: shopId, deletedAt: null });
    const days = await this.daysOf(idsOf(items), day);
    return items.map((item) => {
      const known = days.get(item.id) ?? [];
      const usual = usualStock(known, day);
      const coming = stockToBegin(known, day, item.orderRules?.dayCapacity);
      return Object.assign(new StockOfDay(), {
        itemId: item.id,
        pieces: day === today || coming === undefined ? item.stock : coming,
        usualPieces: usual ?? null,
        isUsual: usual !== undefined,
      });
    });
  }

  /** For today, sets the pieces left now. Throws NOT_FOUND for an item that is not on the shop's menu. */
  async set(shopId: string, day: string, changes: readonly StockInput[]): Promise<void> {
    for (const { stock } of changes) checkStock(stock);
    const today = await this.checkDay(shopId, day);
    const wanted = new Map(changes.map(({ itemId, stock }) => [itemId.toLowerCase(), stock]));
    const ids = `{${[...wanted.keys()].filter(isUuid).join(',')}}`;
    await transaction(this.em, async (em) => {
      const left = await em.execute<{ id: string; stock: number | null; known: number | null }[]>(
        `select item.id, item.stock, d.pieces as known from item
           left join item_day d on d.item_id = item.id and d.day = ?
           where item.id = any(?::uuid[]) and shop_id = ? and deleted_at is null order by item.id for update of item`,
        [day, ids, shopId],
      );
      if (left.length < wanted.size) throw new Fault('NOT_FOUND', t.noItem());
      const rows = left.map(({ id, stock, known }) => {
        const now = wanted.get(id) ?? null;
        return { id, stock: now, begun: day === today ? begunWith(known, stock, now) : now };
      });
      await saveDays(em, day, rows);
      if (day === today)
        await em.execute(
          `update item set stock = w.stock, stock_day = ? from json_to_recordset(?::json) as w (id uuid, stock int)
             where item.id = w.id`,
          [day, JSON.stringify(rows)],
        );
      // An item that was never counted is counted from the planned day on.
      else
        await em.execute('update item set stock_day = ? where id = any(?::uuid[]) and stock_day is null', [today, ids]);
    });
  }

  /** Sets what is left of an item today; when it is not given, starts counting one that has a daily capacity. */
  async count(shopId: string, { id, stock: counted, orderRules }: Item, given?: number | null): Promise<void> {
    const stock = given === undefined && counted === null ? (orderRules?.dayCapacity ?? undefined) : given;
    if (stock !== undefined) await this.set(shopId, await this.today(shopId), [{ itemId: id, stock }]);
  }

  /** Begins the menu day: sets the stock and clears « Épuisé aujourd’hui ». Idempotent, in any number of processes. */
  async beginDay(): Promise<void> {
    const now = this.clock.now();
    await retrying(() => this.em.execute('update item set sold_out_until = null where sold_out_until <= ?', [now]));
    const zones = await this.em.execute<{ zone: string }[]>(ZONES);
    for (const { zone } of zones)
      for (const [today, shopIds] of await this.daysToBegin(zone, now)) {
        let due: { id: string }[];
        do {
          due = await this.em.execute<{ id: string }[]>(
            `select id from item where shop_id = any(?::uuid[]) and stock_day < ? and deleted_at is null order by id limit ?`,
            [`{${shopIds.join(',')}}`, today, AT_ONCE],
          );
          if (due.length === 0) break;
          await this.begin(today, idsOf(due));
          for (const table of ['item_day', 'item_ahead'])
            await this.em.execute(`delete from ${table} where day < ?`, [daysAfter(today, -2 * DAYS_REMEMBERED)]);
        } while (due.length === AT_ONCE);
      }
  }

  /** Returns the shops of a time zone with stock of an earlier business day, grouped by their current business day. */
  private async daysToBegin(zone: string, now: Date): Promise<Map<string, string[]>> {
    const opensEarly = (table: string) =>
      `exists (select from ${table} o where o.shop_id = shop.id and o.opens_at < ?)`;
    const counting = await this.em.execute<{ id: string }[]>(
      `select distinct shop.id from item join shop on shop.id = item.shop_id
       where shop.zone = ? and item.deleted_at is null and item.stock_day < ?
         and (item.stock_day < ? or ${opensEarly('opening_range')} or ${opensEarly('exceptional_opening')})`,
      [zone, dayIn(zone, now), dayIn(zone, new Date(now.getTime() - MORNING)), MORNING / MINUTE, MORNING / MINUTE],
    );
    if (counting.length === 0) return new Map();
    const rules = await openingRulesIn(queryIn(this.em), idsOf(counting));
    const days = [...rules].map(([id, hours]) => ({ id, day: businessDayAt(hours, now).date }));
    return new Map([...Map.groupBy(days, ({ day }) => day)].map(([day, shops]) => [day, idsOf(shops)]));
  }

  private async begin(today: string, itemIds: readonly string[]): Promise<void> {
    const days = await this.daysOf(itemIds, today);
    for (const itemId of itemIds) {
      await transaction(this.em, async (em) => {
        // The item is locked first, so that concurrent preorders of this day are visible to the next statement or wait
        // for its transaction.
        const [item] = await em.execute<{ capacity: number | null }[]>(
          `select (order_rules->>'dayCapacity')::int as capacity from item where id = ? for update`,
          [itemId],
        );
        const begins = stockToBegin(days.get(itemId) ?? [], today, item?.capacity ?? null);
        const begun = await em.execute<unknown[]>(
          `update item set stock_day = ?, stock = begins.pieces - least(begins.pieces, ${AHEAD})
             from (select ${begins === undefined ? 'stock' : '?::int'} as pieces from item where id = ?) begins
             where id = ? and stock_day < ? returning id`,
          [today, itemId, today, ...(begins === undefined ? [] : [begins]), itemId, itemId, today],
        );
        if (begun.length > 0 && begins !== undefined) await saveDays(em, today, [{ id: itemId, begun: begins }]);
      });
    }
  }

  /** Returns the known days of the weeks before a day, and the day itself, by item. */
  private async daysOf(itemIds: readonly string[], day: string): Promise<Map<string, ItemDay[]>> {
    const rows = await this.em.find(
      ItemDay,
      { item: [...itemIds], day: { $gte: daysAfter(day, -DAYS_REMEMBERED), $lte: day } },
      { disableIdentityMap: true },
    );
    return Map.groupBy(rows, ({ item }) => item.id);
  }

  private async checkDay(shopId: string, day: string): Promise<string> {
    const today = await this.today(shopId);
    const { daysAhead } = await this.em.findOneOrFail(Shop, { id: shopId });
    const length = Math.max(DAYS_AHEAD, daysAhead + 1);
    const possible = Array.from({ length }, (_, days) => daysAfter(today, days));
    if (!possible.includes(day)) throw new Fault('BAD_USER_INPUT', t.daysAhead(length - 1));
    return today;
  }
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function saveDays(em: EntityManager, day: string, rows: readonly { id: string; begun: number | null }[]) {
  await em.execute(
    `insert into item_day (item_id, day, pieces) select id, ?, begun from json_to_recordset(?::json) as w (id uuid, begun int)
     on conflict (item_id, day) do update set pieces = excluded.pieces`,
    [day, JSON.stringify(rows)],
  );
}
