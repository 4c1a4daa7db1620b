import type { Pool } from 'pg';
import { askTogether } from '../database/ask-together';

/** The version of a shop as it is now; « 0 » where nothing was ever changed. */
export type VersionOf = (shopId: string) => Promise<string>;

export function shopVersions(pool: Pool): VersionOf {
  const text = 'select shop_id as id, version from shop_version where shop_id = any($1::uuid[])';
  return askTogether(async (shopIds: readonly string[]) => {
    const values = [[...new Set(shopIds)]];
    const { rows } = await pool.query<{ id: string; version: string }>({ name: 'shop-versions', text, values });
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    return shopIds.map((id) => versions.get(id) ?? '0');
  });
}
