import { pictureUrl } from '../media/pictures';
import { endOfToday } from './business-day';
import { firstSteps, isVisible, type ShopFacts } from './first-steps';
import { ExceptionKind, type ExceptionalDays, OwnShop } from './own-shop.results';
import { delayAt } from './preparation';
import type { Shop } from './shop.entity';
import type { Opening } from './shop.results';
import { openingRulesOf } from './shop.service';
import { dayIn } from './wall-clock';

export function ownShopOf(shop: Shop, facts: ShopFacts, opening: Opening, now: Date): OwnShop {
  const { id, name, slug, kind, description, descriptionEn, phone, latitude, longitude, zone, receiptText, asksPhone } =
    shop;
  const delayMinutes = delayAt(shop, now);
  const { slotMinutes, preparationMinutes, capacityUnits, noShowGraceMinutes, daysAhead } = shop;
  const today = dayIn(zone, now);
  return Object.assign(new OwnShop(), {
    id,
    name,
    slug,
    kind,
    description,
    descriptionEn,
    phone,
    address: fullAddress(shop),
    latitude,
    longitude,
    pictureUrl: pictureUrl(shop.picture),
    zone,
    today,
    todayEndsAt: endOfToday(openingRulesOf(shop), now),
    opening,
    openingHours: shop.openingRanges
      .getItems()
      .map(({ weekday, opensAt, closesAt }) => ({ weekday, opensAt, closesAt }))
      .sort((a, b) => a.weekday - b.weekday || a.opensAt - b.opensAt),
    exceptionalDays: exceptionalDaysOf(shop).filter(({ to }) => to >= today),
    slotMinutes,
    preparationMinutes,
    delayMinutes,
    delayUntil: delayMinutes > 0 ? shop.delayUntil : null,
    capacityUnits,
    noShowGraceMinutes,
    daysAhead,
    receiptText,
    asksPhone,
    visible: isVisible(facts),
    firstSteps: firstSteps(facts),
  });
}

/** « 10 Rue de Rivoli, 75004 Paris »; empty where there is none yet. */
export function fullAddress({ address, postcode, city }: Pick<Shop, 'address' | 'postcode' | 'city'>): string {
  return address === '' ? '' : `${address}, ${postcode} ${city}`;
}

function exceptionalDaysOf(shop: Shop): ExceptionalDays[] {
  const closures = shop.closures.getItems().map(({ id, from, to, reason }) => ({
    id,
    kind: ExceptionKind.CLOSED,
    from,
    to,
    opensAt: null,
    closesAt: null,
    reason,
  }));
  const openings = shop.exceptionalOpenings.getItems().map(({ id, from, to, opensAt, closesAt, reason }) => ({
    id,
    kind: ExceptionKind.OPEN,
    from,
    to,
    opensAt,
    closesAt,
    reason,
  }));
  return [...closures, ...openings].sort((a, b) =>
    a.from === b.from ? a.to.localeCompare(b.to) || (a.opensAt ?? 0) - (b.opensAt ?? 0) : a.from < b.from ? -1 : 1,
  );
}
