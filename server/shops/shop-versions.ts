import { rowById } from '../database/batch-loader';
import { type Query, preparedQuery } from '../database/query';
import { LRUCache } from 'lru-cache';

/** Returns a shop's current version; « 0 » when it never changed. */
export type VersionOf = (shopId: string) => Promise<string>;

/** Reads the two versions of shop-version.entity.ts; concurrent reads are batched into one query. */
export interface VersionsOf {
  version: VersionOf;
  offerVersion: VersionOf;
}

const VERSIONS = preparedQuery(
  'shop-versions',
  'select shop_id as id, version, offer_version from shop_version where shop_id = any(?::uuid[])',
);

export function shopVersions(query: Query): VersionsOf {
  const rowOf = rowById<{ id: string; version: string; offer_version: string }>(query, VERSIONS);
  return {
    version: async (shopId) => (await rowOf(shopId))?.version ?? '0',
    offerVersion: async (shopId) => (await rowOf(shopId))?.offer_version ?? '0',
  };
}

const MOST_SHOPS = 500;

/** One value per shop until its version changes, shared by concurrent callers. Values must not be modified. */
export class KeptByVersion<Kept extends object> {
  private readonly kept = new LRUCache<string, { version: string; what: Promise<Kept> }>({ max: MOST_SHOPS });

  constructor(private readonly versionOf: VersionOf) {}

  /** `version`: the shop’s current one, when it was just read. */
  async of(shopId: string, read: () => Promise<Kept>, version?: string): Promise<Kept> {
    version ??= await this.versionOf(shopId);
    const known = this.kept.get(shopId);
    // The read of another caller may have failed for a reason of its own, such as an aborted transaction: read again.
    if (known?.version === version) return known.what.catch(read);
    const made = { version, what: read() };
    this.kept.set(shopId, made);
    made.what.catch(() => this.kept.get(shopId) === made && this.kept.delete(shopId));
    return made.what;
  }
}
