import { askTogether } from '../database/ask-together';
import { type Ask, statement } from '../database/statement';

/** The version of a shop as it is now; « 0 » where nothing was ever changed. */
export type VersionOf = (shopId: string) => Promise<string>;

const VERSIONS = statement(
  'shop-versions',
  'select shop_id as id, version from shop_version where shop_id = any(?::uuid[])',
);

export function shopVersions(ask: Ask): VersionOf {
  return askTogether(async (shopIds: readonly string[]) => {
    const rows = await ask<{ id: string; version: string }>(VERSIONS, [[...new Set(shopIds)]]);
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    return shopIds.map((id) => versions.get(id) ?? '0');
  });
}
