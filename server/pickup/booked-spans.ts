import type { Clock } from '../clock';
import { askTogether } from '../database/ask-together';
import { type Ask, statement } from '../database/statement';
import type { BookedSpan } from './pickup-windows';

const DAY_MS = 86_400_000;

const BOOKED = statement(
  'booked-windows',
  `select shop_id as "shopId", starts_at as "startsAt", ends_at as "endsAt", booked_units as "bookedUnits"
   from booked_window where shop_id = any(?::uuid[]) and starts_at >= ? and starts_at < ? and booked_units > 0`,
);

interface BookedRow {
  shopId: string;
  startsAt: string;
  endsAt: string;
  bookedUnits: number;
}

/** What is taken of a shop’s windows around now: rows, and no entities. */
export type BookedOf = (shopId: string) => Promise<BookedSpan[]>;

export function bookedOf(ask: Ask, clock: Clock): BookedOf {
  return askTogether(async (shopIds: readonly string[]) => {
    const now = clock.now().getTime();
    const around = [new Date(now - DAY_MS), new Date(now + DAY_MS + DAY_MS)];
    const rows = await ask<BookedRow>(BOOKED, [`{${[...new Set(shopIds)].join(',')}}`, ...around]);
    const spans = rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) }));
    const byShop = Map.groupBy(spans, ({ shopId }) => shopId);
    return shopIds.map((id) => byShop.get(id) ?? []);
  });
}
