import { rowById } from '../database/ask-together';
import { type Ask, statement } from '../database/statement';

/** A version of a shop as it is now; « 0 » where nothing was ever changed. */
export type VersionOf = (shopId: string) => Promise<string>;

/** Both of shop-version.entity.ts, asked for together. */
export interface VersionsOf {
  version: VersionOf;
  offerVersion: VersionOf;
}

const VERSIONS = statement(
  'shop-versions',
  'select shop_id as id, version, offer_version from shop_version where shop_id = any(?::uuid[])',
);

export function shopVersions(ask: Ask): VersionsOf {
  const rowOf = rowById<{ id: string; version: string; offer_version: string }>(ask, VERSIONS);
  return {
    version: async (shopId) => (await rowOf(shopId))?.version ?? '0',
    offerVersion: async (shopId) => (await rowOf(shopId))?.offer_version ?? '0',
  };
}
