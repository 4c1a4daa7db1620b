import { rowById } from '../database/ask-together';
import { type Ask, statement } from '../database/statement';
import { LRUCache } from 'lru-cache';

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

const MOST_SHOPS = 500;

/** Something of each shop, in memory until the shop changes, made once for all who ask; nobody writes to what they are given. */
export class KeptByVersion<Kept extends object> {
  private readonly kept = new LRUCache<string, { version: string; what: Promise<Kept> }>({ max: MOST_SHOPS });

  constructor(private readonly versionOf: VersionOf) {}

  /** `read` answers what it is now; `version` is the shop’s, where the caller has just read it. */
  async of(shopId: string, read: () => Promise<Kept>, version?: string): Promise<Kept> {
    version ??= await this.versionOf(shopId);
    const known = this.kept.get(shopId);
    // Who made it may have failed by itself: its transaction was broken off, for one.
    if (known?.version === version) return known.what.catch(read);
    const made = { version, what: read() };
    this.kept.set(shopId, made);
    made.what.catch(() => this.kept.get(shopId) === made && this.kept.delete(shopId));
    return made.what;
  }
}
