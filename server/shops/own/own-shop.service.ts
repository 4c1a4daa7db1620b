import type { EntityManager } from '@mikro-orm/postgresql';
import { readPhone } from '../../accounts/registration/contact';
import type { Clock } from '../../clock';
import { transaction } from '../../database/transaction';
import { Fault } from '../../errors';
import { isUuid, newId } from '../../identifiers';
import type { UploadService } from '../../media/upload.service';
import { pictureUrl } from '../../media/pictures';
import { enqueue } from '../../queue';
import { cleanText } from '../../text';
import type { Geocoder } from '../geocoding/geocoder';
import { checkApart, checkDates, checkHours, weekFrom } from '../hours/own-hours';
import {
  type ExceptionalDaysInput,
  type ShopIdentityInput,
  AddressUnknown,
  ExceptionKind,
  type OpeningHours,
  OwnShop,
  type ExceptionalDays,
} from './own-shop.types';
import * as t from './own-shop.texts';
import { type PauseLength, pauseEnd } from '../hours/pause';
import { Closure, ExceptionalOpening, OpeningRange, Shop } from '../shop.entity';
import { openingRulesOf, type ShopRules } from '../hours/shop-hours';
import { factsOf, openWhenReady, firstSteps, isVisible, type ShopFacts } from './first-steps';
import { openingOf } from '../shop.service';
import { dayIn } from '../hours/wall-clock';
import { locate } from '../whereabouts';
import { endOfToday } from '../hours/business-day';
import { delayAt } from '../hours/preparation';

const MOST_EXCEPTIONS = 200;

export class OwnShopService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly uploads: UploadService,
    private readonly geocoder: Geocoder,
  ) {}

  /** Reads the shop from the database at each call, without the identity map. */
  async read(shopId: string): Promise<OwnShop> {
    const em = this.em.fork();
    const shop = await em.findOneOrFail(Shop, { id: shopId });
    return ownShopOf(shop, await factsOf(em, shop), await openingRulesOf(em, shopId), this.clock.now());
  }

  async saveIdentity(shopId: string, input: ShopIdentityInput): Promise<OwnShop | AddressUnknown> {
    const before = await this.em.fork().findOneOrFail(Shop, { id: shopId });
    const name = shopNameFrom(input.name);
    const describe = (text: string) => cleanText(text, 500, t.description());
    const described = {
      description: describe(input.description),
      ...(input.descriptionEn !== undefined && { descriptionEn: describe(input.descriptionEn ?? '') || null }),
    };
    const phone = readPhone(input.phone);
    const typed = cleanText(input.address, 330, t.address());
    const place = typed === fullAddress(before) ? {} : await locate(this.geocoder, typed);
    if (place === null || typed === '') return new AddressUnknown();
    const picture = await this.pictureFrom(before, input.pictureUrl ?? null);
    const identity = { name, kind: input.kind, ...described, phone, picture, ...place };
    await this.em.nativeUpdate(Shop, { id: shopId }, identity);
    if (before.picture !== picture) await this.uploads.release(before.picture);
    await openWhenReady(this.em, shopId, this.clock.now());
    return this.read(shopId);
  }

  /** Replaces the whole week; throws BAD_USER_INPUT when two ranges overlap. */
  async saveHours(shopId: string, hours: readonly OpeningHours[]): Promise<OwnShop> {
    const week = weekFrom(hours);
    return this.changeDays(shopId, async (em) => {
      await em.nativeDelete(OpeningRange, { shop: shopId });
      await em.insertMany(
        OpeningRange,
        week.map((range) => ({ id: newId(this.clock.now()), shop: shopId, ...range })),
      );
    });
  }

  /** Adding the same days again only changes the reason, so that a call whose answer was lost can be retried. */
  async addExceptionalDays(shopId: string, input: ExceptionalDaysInput): Promise<OwnShop> {
    const { zone } = await this.em.findOneOrFail(Shop, { id: shopId });
    const { from, to } = input;
    checkDates(input, dayIn(zone, this.clock.now()));
    const reason = cleanText(input.reason, 120, t.reason());
    return this.changeDays(shopId, async (em) => {
      const count =
        (await em.count(Closure, { shop: shopId })) + (await em.count(ExceptionalOpening, { shop: shopId }));
      if (count >= MOST_EXCEPTIONS) throw new Fault('BAD_USER_INPUT', t.tooManyExceptions(MOST_EXCEPTIONS));
      if (input.kind === ExceptionKind.OPEN) return addOpening(em, shopId, input, reason, this.clock.now());
      if ((await em.nativeUpdate(Closure, { shop: shopId, from, to }, { reason })) > 0) return;
      await em.insert(Closure, { id: newId(this.clock.now()), shop: shopId, from, to, reason });
    });
  }

  async removeExceptionalDays(shopId: string, id: string): Promise<OwnShop> {
    const which = { id, shop: shopId };
    return this.changeDays(shopId, async (em) => {
      const removed = isUuid(id)
        ? (await em.nativeDelete(Closure, which)) + (await em.nativeDelete(ExceptionalOpening, which))
        : 0;
      if (removed === 0) throw new Fault('NOT_FOUND', t.noException());
    });
  }

  /** « Fermer jusqu’à… »: stops new orders for pickups before that time; paid orders are not affected. */
  async pause(shopId: string, length: PauseLength): Promise<OwnShop> {
    return this.setPause(shopId, pauseEnd(length, await openingRulesOf(this.em, shopId), this.clock.now()));
  }

  async resume(shopId: string): Promise<OwnShop> {
    return this.setPause(shopId, null);
  }

  async saveReceiptText(shopId: string, text: string): Promise<OwnShop> {
    const receiptText = cleanText(text, 120, t.receiptText());
    await this.em.nativeUpdate(Shop, { id: shopId }, { receiptText });
    return this.read(shopId);
  }

  private async setPause(shopId: string, pausedUntil: Date | null): Promise<OwnShop> {
    await this.em.nativeUpdate(Shop, { id: shopId }, { pausedUntil });
    // Notifies the shop's boards, which all show it (orders/order-changes.ts).
    await this.em.execute(`select pg_notify('order_changed', ?)`, [JSON.stringify({ shopId })]);
    return this.read(shopId);
  }

  private async pictureFrom(shop: Shop, url: string | null): Promise<string | null> {
    if (url === null) return null;
    return url === pictureUrl(shop.picture) ? shop.picture : this.uploads.keyOf(shop.id, url);
  }

  /** Serialises changes from several devices; customers with orders on newly closed days are then asked what to do. */
  private async changeDays(shopId: string, work: (em: EntityManager) => Promise<void>): Promise<OwnShop> {
    await transaction(this.em, async (em) => {
      await em.execute('select 1 from shop where id = ? for update', [shopId]);
      await work(em);
      await enqueue(em, 'closedDays', { shopId });
    });
    await openWhenReady(this.em, shopId, this.clock.now());
    return this.read(shopId);
  }
}

/** Returns a shop’s name on one line. Throws BAD_USER_INPUT when it is empty or contains a URL. */
export function shopNameFrom(text: string): string {
  const name = cleanText(text.replace(/\s+/g, ' '), 120, t.shopName());
  if (name === '') throw new Fault('BAD_USER_INPUT', t.shopNameNeeded());
  if (name.includes('://')) throw new Fault('BAD_USER_INPUT', t.shopNameHoldsAddress());
  return name;
}

async function addOpening(em: EntityManager, shopId: string, input: ExceptionalDaysInput, reason: string, now: Date) {
  const { from, to, opensAt = null, closesAt = null } = input;
  if (opensAt === null || closesAt === null) throw new Fault('BAD_USER_INPUT', t.timesNeeded());
  const opening = { from, to, opensAt, closesAt };
  checkHours(opening);
  if ((await em.nativeUpdate(ExceptionalOpening, { shop: shopId, ...opening }, { reason })) > 0) return;
  checkApart(opening, await em.find(ExceptionalOpening, { shop: shopId }));
  await em.insert(ExceptionalOpening, { id: newId(now), shop: shopId, ...opening, reason });
}

function ownShopOf(shop: Shop, facts: ShopFacts, rules: ShopRules, now: Date): OwnShop {
  const delayMinutes = delayAt(shop, now);
  const today = dayIn(shop.zone, now);
  return Object.assign(new OwnShop(), {
    ...shop,
    address: fullAddress(shop),
    pictureUrl: pictureUrl(shop.picture),
    today,
    todayEndsAt: endOfToday(rules, now),
    opening: openingOf(shop, now, rules),
    openingHours: rules.openingRanges.toSorted((a, b) => a.weekday - b.weekday || a.opensAt - b.opensAt),
    exceptionalDays: exceptionalDaysOf(rules).filter(({ to }) => to >= today),
    delayMinutes,
    delayUntil: delayMinutes > 0 ? shop.delayUntil : null,
    visible: isVisible(facts),
    firstSteps: firstSteps(facts),
  });
}

/** Returns « 10 Rue de Rivoli, 75004 Paris »; empty when the shop has no address yet. */
function fullAddress({ address, postcode, city }: Pick<Shop, 'address' | 'postcode' | 'city'>): string {
  return address === '' ? '' : `${address}, ${postcode} ${city}`;
}

function exceptionalDaysOf(rules: ShopRules): ExceptionalDays[] {
  const never = { kind: ExceptionKind.CLOSED, opensAt: null, closesAt: null };
  const closures = rules.closures.map((closure) => ({ ...closure, ...never }));
  const openings = rules.exceptionalOpenings.map((opening) => ({ ...opening, kind: ExceptionKind.OPEN }));
  return [...closures, ...openings].sort((a, b) =>
    a.from === b.from ? a.to.localeCompare(b.to) || (a.opensAt ?? 0) - (b.opensAt ?? 0) : a.from < b.from ? -1 : 1,
  );
}
