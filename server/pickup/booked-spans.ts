import type { Clock } from '../clock';
import { rowById } from '../database/ask-together';
import { type Ask, statement } from '../database/statement';
import type { BookedSpan } from './pickup-windows';

const DAY_MS = 86_400_000;

const BOOKED = statement(
  'booked-windows',
  `select s.id, coalesce(v.version, 0)::text as version,
     coalesce((select json_agg(json_build_object('startsAt', starts_at, 'endsAt', ends_at, 'bookedUnits', booked_units))
       from booked_window where shop_id = s.id and starts_at >= ? and starts_at < ? and booked_units > 0), '[]') as spans
   from shop s left join shop_version v on v.shop_id = s.id where s.id = any(?::uuid[])`,
);

interface BookedRow {
  id: string;
  version: string;
  spans: { startsAt: string; endsAt: string; bookedUnits: number }[];
}

/** What is taken of a shop’s windows around now, as rows, and the shop’s version at that moment. */
export type BookedOf = (shopId: string) => Promise<{ spans: BookedSpan[]; version: string | undefined }>;

export function bookedOf(ask: Ask, clock: Clock): BookedOf {
  const rowOf = rowById<BookedRow>(ask, BOOKED, () => {
    const now = clock.now().getTime();
    return [new Date(now - DAY_MS), new Date(now + DAY_MS + DAY_MS)];
  });
  return async (shopId) => {
    const { spans = [], version } = (await rowOf(shopId)) ?? {};
    return {
      spans: spans.map((span) => ({ ...span, startsAt: new Date(span.startsAt), endsAt: new Date(span.endsAt) })),
      version,
    };
  };
}
