import { type BookedSpan, pickupWindows } from '../../server/pickup/pickup-windows';
import type { OpeningRules } from '../../server/shops/hours/opening-hours';
import { openingWeek, openingOf } from '../../server/shops/shop.service';
import type { Shop } from '../../server/shops/shop.entity';
import { FEW_LEFT } from '../../graphql/rules/few-left';
import { Changing, type Parts, shownOf } from './changing';

export const ZONE = 'Europe/Paris';

export interface ItemNow {
  priceCents: number;
  name: string;
  stock: number;
  soldOut: boolean;
  published: boolean;
}
type Hours = Omit<Required<OpeningRules>, 'zone'>;

/** What a shop (as `aShop` makes it) is at each moment, and what its readers see of it by the pure rules. */
export function aShopModel(begin: Date, openingRanges: Hours['openingRanges'], items: readonly ItemNow[]) {
  const hours = new Changing<Hours>({ openingRanges, closures: [], exceptionalOpenings: [] });
  const paused = new Changing<Date | null>(null);
  const pace = new Changing({ slotMinutes: 15, preparationMinutes: 15, capacityUnits: 10 });
  const places = new Changing<readonly BookedSpan[]>([]);
  const words = new Changing('');
  const clock = new Changing(begin);
  const goods = items.map((item) => new Changing(item));

  type Facts = [Date | null, typeof pace.latest, Hours, readonly BookedSpan[], Date];
  const windowsOf = (...[pausedUntil, pace, hours, taken, now]: Facts) =>
    pickupWindows({ zone: ZONE, ...hours, ...pace, pausedUntil }, now, taken);
  const facts: Parts<Facts> = [paused, pace, hours, places, clock];
  const opening = (pausedUntil: Date | null, hours: Hours, now: Date) =>
    openingOf({ zone: ZONE, pausedUntil } as Shop, now, { zone: ZONE, ...hours });

  return {
    ...{ hours, paused, pace, places, words, clock, goods },
    windowsNow: () => windowsOf(paused.latest, pace.latest, hours.latest, places.latest, clock.latest),
    openingNow: () => opening(paused.latest, hours.latest, clock.latest),
    shown: {
      items: goods.map((item) => shownOf([item], itemText)),
      offers: goods.map((item) => shownOf([item], offerText)),
      left: goods.map((item) => shownOf([item], fewLeftText)),
      about: shownOf([words], (description) => description),
      preparation: shownOf([pace], preparationText),
      opening: shownOf([paused, hours, clock], (...now) => openingText(opening(...now))),
      week: shownOf([hours, clock], (hours, now) => weekText(openingWeek({ zone: ZONE, ...hours }, now))),
      windows: shownOf(facts, (...now) =>
        windowsText(windowsOf(...now).map((window) => ({ ...window, pickupWindow: window.label }))),
      ),
      next: shownOf(facts, (...now) => {
        const windows = windowsOf(...now);
        return nextText(
          windows[0],
          windows.find(({ remaining }) => remaining > 0),
        );
      }),
    },
  };
}
export type ShopModel = ReturnType<typeof aShopModel>;

type Instant = Date | string;
const instant = (at: Instant | null | undefined) => (at ? new Date(at).toISOString() : 'none');

export const OFF_THE_MENU = 'off the menu';
export const ENOUGH = 'enough';
type Offer = Pick<ItemNow, 'priceCents' | 'name' | 'published'>;
export const offerText = ({ priceCents, name, published }: Offer) =>
  published ? `${name} at ${priceCents}` : OFF_THE_MENU;
type Left = Pick<ItemNow, 'stock' | 'soldOut' | 'published'>;
const leftText = ({ stock, soldOut, published }: Left) => (published ? `${soldOut ? 0 : stock} left` : OFF_THE_MENU);
/** Of what is left beyond a few, or off the menu, nothing is said. */
export const fewLeftText = (left: Left) =>
  left.published && (left.soldOut || left.stock <= FEW_LEFT) ? leftText(left) : ENOUGH;
export const itemText = (item: ItemNow) => (item.published ? `${offerText(item)}, ${leftText(item)}` : OFF_THE_MENU);

export const preparationText = ({ preparationMinutes }: { preparationMinutes: number }) =>
  `${preparationMinutes} minutes`;

type OpeningRead = { isOpen: boolean; closingSoon: boolean; resumeTime: string | null; text: string };
export const openingText = ({ isOpen, closingSoon, resumeTime, text }: OpeningRead) =>
  `${isOpen} ${closingSoon} ${resumeTime} ${text}`;

type DayRead = { date: string; spans: readonly string[]; exceptional: boolean; reason: string | null };
export const weekText = (days: readonly DayRead[]) =>
  days.map(({ date, spans, exceptional, reason }) => `${date} ${spans.join()} ${exceptional} ${reason}`).join('; ');

export interface WindowRead {
  date: string;
  pickupWindow: string;
  remaining: number;
}
export const windowsText = (windows: readonly WindowRead[]) =>
  windows.map(({ date, pickupWindow, remaining }) => `${date} ${pickupWindow}: ${remaining}`).join('; ');

type NextRead = { startsAt: Instant; remaining?: number } | null | undefined;
export const nextText = (next: NextRead, earliest: NextRead) =>
  `${instant(next?.startsAt)} with ${next?.remaining}, ${instant(earliest?.startsAt)}`;
