import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import type { OpeningRules } from './opening-hours';
import type { Shop } from './shop.entity';

type Hours = Omit<Required<OpeningRules>, 'zone'>;

const SPAN = `'from', from_date, 'to', to_date, 'reason', reason`;
const RANGE = `'opensAt', opens_at, 'closesAt', closes_at`;

const listOf = (table: string, fields: string) =>
  `coalesce((select json_agg(json_build_object(${fields}) order by id) from ${table} where shop_id = s.id), '[]')`;

const HOURS = `select s.id, ${listOf('opening_range', `'weekday', weekday, ${RANGE}`)} as "openingRanges",
    ${listOf('closure', SPAN)} as closures,
    ${listOf('exceptional_opening', `${SPAN}, ${RANGE}`)} as "exceptionalOpenings"
  from shop s where s.id = any(?::uuid[])`;

/** Opening hours as customers read them: rows, and no entities. What is asked for at the same moment is read once. */
export class ShopHours {
  private readonly asked = new DataLoader((ids: readonly string[]) => this.read(ids), { cache: false });

  constructor(private readonly em: EntityManager) {}

  async of({ id, zone }: Pick<Shop, 'id' | 'zone'>): Promise<OpeningRules> {
    return { zone, ...(await this.asked.load(id)) };
  }

  private async read(ids: readonly string[]): Promise<Hours[]> {
    const rows = await this.em.execute<(Hours & { id: string })[]>(HOURS, [`{${ids.join(',')}}`]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? { openingRanges: [], closures: [], exceptionalOpenings: [] });
  }
}
