import type { Clock } from '../clock';
import { rowById } from '../database/batch-loader';
import { type Query, preparedQuery } from '../database/query';
import { DAY } from '../shops/hours/wall-clock';
import type { BookedSpan } from './pickup-windows';

const BOOKED = preparedQuery(
  'booked-windows',
  // `asOf` is greater in each snapshot that sees more: of two snapshots with the same end, the later one has fewer
  // transactions in progress.
  `select s.id, coalesce(v.offer_version, 0)::text as version, pg_snapshot_xmax(pg_current_snapshot())::text::float8 * 1000
       - (select count(*) from pg_snapshot_xip(pg_current_snapshot())) as "asOf",
     coalesce((select json_agg(json_build_array(extract(epoch from starts_at) * 1000, extract(epoch from ends_at) * 1000, booked_units))
       from booked_window where shop_id = s.id and starts_at >= ? and starts_at < ?::timestamptz + make_interval(days => s.days_ahead) and booked_units > 0), '[]') as spans
   from shop s left join shop_version v on v.shop_id = s.id where s.id = any(?::uuid[])`,
);

interface BookedRow {
  id: string;
  version: string;
  asOf: number;
  /** Start and end in epoch milliseconds, then booked units. */
  spans: [startsAt: number, endsAt: number, bookedUnits: number][];
}

/** Booked windows around now and on the days the shop takes orders for, and the version of its offer at that moment. */
export type BookedOf = (shopId: string) => Promise<{ spans: BookedSpan[]; version: string | undefined; asOf: number }>;

export function bookedOf(query: Query, clock: Clock): BookedOf {
  const rowOf = rowById<BookedRow>(query, BOOKED, () => {
    const now = clock.now().getTime();
    return [new Date(now - DAY), new Date(now + DAY + DAY)];
  });
  return async (shopId) => {
    const { spans = [], version, asOf = 0 } = (await rowOf(shopId)) ?? {};
    return {
      spans: spans.map(([begin, end, bookedUnits]) => ({
        startsAt: new Date(begin),
        endsAt: new Date(end),
        bookedUnits,
      })),
      version,
      asOf,
    };
  };
}
