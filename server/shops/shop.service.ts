import type { EntityManager } from '@mikro-orm/postgresql';
import { Account, Role } from '../accounts/account.entity';
import { InvalidCredentials } from '../accounts/account.types';
import type { AccountService } from '../accounts/account.service';
import type { Clock } from '../clock';
import { rowsOf, preparedQuery } from '../database/query';
import { Fault } from '../errors';
import { isUuid } from '../identifiers';
import { isVisible } from './own/first-steps';
import {
  closesSoon,
  type OpeningRules,
  openingState,
  openingText,
  covers,
  isClosed,
  openingsOf,
} from './hours/opening-hours';
import { Shop, ShopKind } from './shop.entity';
import type { HoursOf } from './hours/shop-hours';
import { SHOP_COLUMNS, shopOf, type ShopRow, type ShopRowOf } from './shop-rows';
import {
  type OwnerLoginInput,
  type PlaceInput,
  OwnerSession,
  type NearbyShop,
  type Opening,
  type OpeningDay,
} from './shop.types';
import * as t from './shop.texts';
import { timeAt, timeOf, DAY, dateOf, midnightOf, readingAt } from './hours/wall-clock';
import * as openingHoursTexts from './hours/opening-hours.texts';

export const SEARCH_RADIUS_METRES = 10_000;
export const MOST_SHOPS = 50;

// Haversine distance on a sphere of 6371 km, in metres.
export const DISTANCE = `2 * 6371000 * asin(sqrt(power(sin(radians(latitude - lat) / 2), 2)
  + cos(radians(lat)) * cos(radians(latitude)) * power(sin(radians(longitude - lng) / 2), 2)))`;
export const VISIBLE = 'charges_enabled and opened_at is not null and point(longitude, latitude) <@';

// The nearest shops by degrees may not be the nearest by metres, but the latter are no farther away than the farthest
// of the former: the box is shrunk to that distance, so that a town with thousands of shops is scanned only in part. A
// box around the globe has no centre and is not shrunk.
const NEARBY = preparedQuery(
  'nearby',
  `with asked as (select *, point(lng, lat) as place from (select ?::float8 as lat, ?::float8 as lng, box(point(?, ?), point(?, ?)) as around) a),
   shrunk as (select lat, lng, (around - place) * point(case when width(around) > 350 or found < ${MOST_SHOPS} then 1
       else least(1, greatest(1, farthest) / ${SEARCH_RADIUS_METRES}) end, 0) + place as around
     from asked, lateral (select count(*) as found, max(metres) as farthest from (select ${DISTANCE} as metres from shop
       where ${VISIBLE} around order by point(longitude, latitude) <-> place limit ${MOST_SHOPS}) few) nearest)
   select ${SHOP_COLUMNS}, distance from shrunk, lateral (select *, ${DISTANCE} as distance from shop where ${VISIBLE} around) near
   where distance <= ${SEARCH_RADIUS_METRES} order by distance, id limit ${MOST_SHOPS}`,
);

export const KIND_WORDS = { BOULANGERIE: t.bakery, RESTAURANT: t.restaurant, CAFE: t.cafe } as const;

/** Returns the path of a shop's page in the app; a café uses the path of restaurants (specification 2.8). */
export function shopPath({ kind, id }: Pick<Shop, 'kind' | 'id'>): string {
  return `/${kind === ShopKind.BOULANGERIE ? 'boulangerie' : 'restaurant'}/${id}`;
}

export class ShopService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly accounts: AccountService,
    private readonly hoursOf: HoursOf,
    private readonly rowOf: ShopRowOf,
  ) {}

  /** Returns the visible shops within 10 km, nearest first (specification 3.2). */
  async nearby(place: PlaceInput): Promise<NearbyShop[]> {
    const rows = await rowsOf<ShopRow & { distance: number }>(this.em, NEARBY, around(place));
    return rows.map(({ distance, ...row }) => ({ shop: shopOf(row), distanceMetres: Math.round(distance) }));
  }

  /** Returns a visible shop, which must not be modified; throws NOT_FOUND otherwise. Its owner gets it in any state. */
  async shown(id: string, viewerId?: string): Promise<Shop> {
    return assertVisible(isUuid(id) ? await this.rowOf(id.toLowerCase()) : null, viewerId);
  }

  async opening(shop: Shop): Promise<Opening> {
    return openingOf(shop, this.clock.now(), await this.rulesOf(shop));
  }

  async week(shop: Shop): Promise<OpeningDay[]> {
    return openingWeek(await this.rulesOf(shop), this.clock.now());
  }

  private async rulesOf({ id, zone }: Shop): Promise<OpeningRules> {
    return { zone, ...(await this.hoursOf(id)) };
  }

  /** A café may sign in as restaurant (specification 2.8); after the right password, the error names the right type. */
  async loginOwner({ kind, remember, ...credentials }: OwnerLoginInput, address: string) {
    const account = await this.accounts.authenticate(Role.OWNER, credentials, address);
    if (!(account instanceof Account)) return account;
    const shop = await this.em.findOne(Shop, { id: account.id });
    if (!shop) return new InvalidCredentials();
    if ((shop.kind === ShopKind.BOULANGERIE) !== (kind === ShopKind.BOULANGERIE))
      return new InvalidCredentials(t.otherKind(KIND_WORDS[shop.kind]()));
    const { token, device } = this.accounts.openSession(account, remember);
    return Object.assign(new OwnerSession(token, device, account), { shop });
  }
}

/** Returns a place and its search box, as the search queries take them. Throws BAD_USER_INPUT for bad coordinates. */
export function around(place: PlaceInput): number[] {
  if (!(Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180))
    throw new Fault('BAD_USER_INPUT', t.notAnAddress());
  // Rounded to the centimetre: PostgreSQL’s float underflows when it squares tiny differences.
  const [latitude, longitude] = [Number(place.latitude.toFixed(7)), Number(place.longitude.toFixed(7))];
  return [latitude, longitude, ...boxAround(latitude, longitude, SEARCH_RADIUS_METRES)];
}

/** Throws NOT_FOUND when the shop is null or not visible to customers; its owner gets it in any state. */
export function assertVisible(shop: Shop | null, viewerId?: string): Shop {
  if (!shop) throw new Fault('NOT_FOUND', t.noShop());
  if (!isVisible(shop) && shop.id !== viewerId)
    throw new Fault('NOT_FOUND', shop.openedAt ? t.notNow() : t.notOpenYet());
  return shop;
}

export function openingOf(shop: Shop, now: Date, rules: OpeningRules): Opening {
  const state = openingState(rules, now);
  const pausedUntil = shop.pausedUntil && shop.pausedUntil > now ? shop.pausedUntil : null;
  const resumeTime = pausedUntil && timeAt(rules.zone, pausedUntil);
  const text = openingText(state, rules.zone, now);
  return { ...state, closingSoon: closesSoon(state, now), pausedUntil, resumeTime, text };
}

// Metres per degree on the haversine's sphere of 6371 km, less 1 % so that the box is rather too large.
const METRES_A_DEGREE = ((6_371_000 * Math.PI) / 180) * 0.99;

/** West, south, east and north bounds, in degrees, of a box around everything within `metres` of a place. */
export function boxAround(latitude: number, longitude: number, metres: number): [number, number, number, number] {
  const high = metres / METRES_A_DEGREE;
  const wide = high / Math.cos((Math.min(89.9, Math.abs(latitude) + high) * Math.PI) / 180);
  // Across the date line or near a pole, the box spans all longitudes.
  const isRing = Math.abs(longitude) + wide > 180 || Math.abs(latitude) + high > 89.9;
  const [west, east] = isRing ? [-180, 180] : [longitude - wide, longitude + wide];
  return [west, latitude - high, east, latitude + high];
}

/** Returns the opening hours of today and the six days after it, including announced closures and openings. */
export function openingWeek(rules: OpeningRules, now: Date): OpeningDay[] {
  const today = midnightOf(readingAt(rules.zone, now.getTime()));
  return [0, 1, 2, 3, 4, 5, 6].map((ahead) => {
    const midnight = today + ahead * DAY;
    const weekday = new Date(midnight).getUTCDay() || 7;
    const opening = rules.exceptionalOpenings?.find((one) => covers(one, midnight));
    const closure = rules.closures.find((one) => covers(one, midnight));
    const isUsuallyOpen = rules.openingRanges.some((range) => range.weekday === weekday);
    const exceptional = opening !== undefined || (isUsuallyOpen && isClosed(rules, midnight));
    return {
      date: dateOf(midnight),
      weekday,
      spans: openingsOf(rules, midnight).map(({ opensAt, closesAt }) => spanText(opensAt, closesAt)),
      exceptional,
      reason: (exceptional && (opening ?? closure)?.reason) || null,
    };
  });
}

function spanText(opensAt: number, closesAt: number): string {
  if (closesAt - opensAt >= 1_440) return openingHoursTexts.allDay();
  return openingHoursTexts.hours({ opensAt: timeOf(opensAt), closesAt: timeOf(closesAt) });
}
