import { LRUCache } from 'lru-cache';
import type { VersionOf } from './shop-versions';

const MOST_SHOPS = 500;

/** Something of each shop, in memory until the shop changes; nobody writes to what they are given. */
export class KeptByVersion<Kept extends object> {
  private readonly kept = new LRUCache<string, { version: string; what: Kept }>({ max: MOST_SHOPS });

  constructor(private readonly versionOf: VersionOf) {}

  /** `read` answers what it is now; `version` is the shop’s, where the caller has just read it. */
  async of(shopId: string, read: () => Promise<Kept>, version?: string): Promise<Kept> {
    version ??= await this.versionOf(shopId);
    const known = this.kept.get(shopId);
    if (known?.version === version) return known.what;
    const what = await read();
    this.kept.set(shopId, { version, what });
    return what;
  }
}
