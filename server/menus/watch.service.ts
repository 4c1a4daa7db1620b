import type { EntityManager } from '@mikro-orm/postgresql';
import { inLanguageOf } from '../accounts/account-language';
import { Device } from '../accounts/device.entity';
import { holdAccount } from '../accounts/principal';
import type { Clock } from '../clock';
import { retrying, transaction } from '../database/transaction';
import { Fault } from '../errors';
import { isUuid, newId } from '../identifiers';
import { type Foot, layOut } from '../mail/mail-layout';
import type { Mailer } from '../mail/mailer';
import { enqueue } from '../queue';
import { businessDayAt } from '../shops/hours/business-day';
import { type OpeningRules, openingState } from '../shops/hours/opening-hours';
import type { HoursOf } from '../shops/hours/shop-hours';
import { Shop } from '../shops/shop.entity';
import { assertVisible, shopPath } from '../shops/shop.service';
import { DAY } from '../shops/hours/wall-clock';
import { Item } from './item.entity';
import { obstacleTo, type OrderRules } from './days/order-rules';
import { optionsSoldOut } from './option-group.entity';
import * as menu from './own/own-menu.texts';
import { isServed, type ServedHours } from './days/served-hours';
import { Watch } from './watch.entity';
import * as t from './watch.texts';

const DAYS_WAITED = 30;
const MOST_WATCHES = 100;

/** SQL condition that the shop or item is available, as far as its rows show; takes one value, the current time. */
const THERE = `watch.told_at is null and shop.opened_at is not null and shop.charges_enabled
  and (shop.paused_until is null or shop.paused_until <= ?)
  and (watch.item_id is null or (item.published and item.deleted_at is null and item.sold_out_until is null
    and (item.stock is null or item.stock > 0) and not ${optionsSoldOut('item.option_group_ids')}))`;

interface Waited {
  id: string;
  shopId: string;
  zone: string;
  rules: OrderRules | null;
  served: ServedHours | null;
}

/** « Prévenez-moi »: one row for each request, notified once. */
export class WatchService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly hoursOf: HoursOf,
    private readonly mailer: Mailer,
    private readonly foot: Foot,
  ) {}

  async of(accountId: string): Promise<Watch[]> {
    return this.em.find(Watch, { account: accountId, toldAt: null });
  }

  /** Adds a request; idempotent. Throws NOT_FOUND, and BAD_USER_INPUT when the account already has 100. */
  async begin(accountId: string, shopId: string, itemId: string | null): Promise<Watch> {
    const shop = assertVisible(isUuid(shopId) ? await this.em.findOne(Shop, { id: shopId }) : null, accountId);
    const item = itemId !== null && isUuid(itemId) ? itemId : null;
    const onMenu = { id: item ?? '', shop: shopId, published: true, deletedAt: null };
    if (itemId !== null && (item === null || (await this.em.count(Item, onMenu)) === 0))
      throw new Fault('NOT_FOUND', menu.noItem());
    const rules = { zone: shop.zone, ...(await this.hoursOf(shopId)) };
    const { endsAt } = businessDayAt(rules, new Date(this.clock.now().getTime() + DAYS_WAITED * DAY));
    return transaction(this.em, async (em) => {
      await holdAccount(em, accountId);
      const wish = { account: accountId, shop: shopId, item, toldAt: null };
      const known = await em.findOne(Watch, wish);
      if (known) return Object.assign(known, { endsAt });
      if ((await em.count(Watch, { account: accountId, toldAt: null })) >= MOST_WATCHES)
        throw new Fault('BAD_USER_INPUT', t.mostWatches(MOST_WATCHES));
      return em.create(Watch, { id: newId(this.clock.now()), endsAt, ...wish });
    });
  }

  async end(accountId: string, id: string): Promise<void> {
    if (isUuid(id)) await this.em.nativeDelete(Watch, { id, account: accountId });
  }

  /**
   * Notifies accounts that wait for something now available, only while the shop is open, so that the stock of a new
   * day does not wake anyone. Called periodically, because stock returns in many ways and a shop opens by the clock.
   * The process that marks a row sends its notification. Returns the ids of the requests.
   */
  async notifyDue(): Promise<string[]> {
    const now = this.clock.now();
    await retrying(() => this.em.nativeDelete(Watch, { endsAt: { $lte: now } }));
    const due = await this.due(now);
    if (due.length === 0) return [];
    return transaction(this.em, async (em) => {
      const notified = await em.execute<{ id: string }[]>(
        `update watch set told_at = ? from watch w join shop on shop.id = w.shop_id left join item on item.id = w.item_id
         where watch.id = w.id and watch.id = any(?::uuid[]) and ${THERE} returning watch.id`,
        [now, `{${due.join(',')}}`, now],
      );
      for (const { id } of notified) await this.tellOne(em, id);
      return notified.map(({ id }) => id);
    });
  }

  /** Mails an account without a device. Throws when the mail server rejects the mail, so that the job is retried. */
  async mail(watchId: string): Promise<void> {
    const em = this.em.fork();
    const watch = await em.findOne(Watch, { id: watchId }, { populate: ['account', 'shop', 'item'] });
    if (!watch) return;
    const { account, shop } = watch;
    await inLanguageOf(account, () => {
      const { title, body, url } = wordsOf(watch);
      const letter = {
        ...{ subject: `${title} · ${shop.name}`, preview: body, title, name: account.name },
        paragraphs: [t.asked()],
        action: { label: t.seeMenu(), href: `${this.foot.publicUrl}${url}` },
        notes: [],
      };
      return this.mailer.send({ to: account.email, ...layOut(letter, this.foot) });
    });
    await em.nativeDelete(Watch, { id: watchId });
  }

  private async tellOne(em: EntityManager, id: string): Promise<void> {
    const watch = await em.findOneOrFail(Watch, { id }, { populate: ['account', 'shop', 'item'] });
    const { account } = watch;
    if ((await em.count(Device, { account })) === 0) return enqueue(em, 'watchMail', { watchId: id });
    await enqueue(em, 'push', {
      accountIds: [account.id],
      event: `back:${id}`,
      ...inLanguageOf(account, () => wordsOf(watch)),
    });
  }

  private async due(now: Date): Promise<string[]> {
    const rows = await this.em.execute<Waited[]>(
      `select watch.id, watch.shop_id as "shopId", shop.zone, item.order_rules as rules, category.served
       from watch join shop on shop.id = watch.shop_id left join item on item.id = watch.item_id
       left join category on category.id = item.category_id where ${THERE} order by watch.id`,
      [now],
    );
    const open = new Map<string, OpeningRules>();
    for (const [shopId, [one]] of Map.groupBy(rows, ({ shopId }) => shopId)) {
      const rules = one && { zone: one.zone, ...(await this.hoursOf(shopId)) };
      if (rules && openingState(rules, now).isOpen) open.set(shopId, rules);
    }
    const isOfNow = (one: Waited, rules = open.get(one.shopId)) => rules !== undefined && isOfDay(one, rules, now);
    return rows.filter((one) => isOfNow(one)).map(({ id }) => id);
  }
}

/** Whether the item's category is served now and the item is available on this day. */
function isOfDay({ rules, served, zone }: Waited, hours: OpeningRules, now: Date): boolean {
  const start = { startsAt: now, day: businessDayAt(hours, now).date };
  const obstacle = obstacleTo(rules, zone, start, now);
  return (obstacle === null || obstacle === 'NOTICE') && (served === null || isServed(served, zone, start));
}

function wordsOf({ shop, item }: Watch) {
  return {
    title: (item ? t.back(item.nameRead) : t.open(shop.name)).slice(0, 120),
    body: item ? shop.name : t.orderNow(),
    url: shopPath(shop),
  };
}
