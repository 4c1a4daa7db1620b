import { rowById } from '../database/ask-together';
import { type Ask, statement } from '../database/statement';

/** The version of a shop as it is now; « 0 » where nothing was ever changed. */
export type VersionOf = (shopId: string) => Promise<string>;

const VERSIONS = statement(
  'shop-versions',
  'select shop_id as id, version from shop_version where shop_id = any(?::uuid[])',
);

export function shopVersions(ask: Ask): VersionOf {
  const rowOf = rowById<{ id: string; version: string }>(ask, VERSIONS);
  return async (shopId) => (await rowOf(shopId))?.version ?? '0';
}
