import { LRUCache } from 'lru-cache';
import type { VersionOf } from './shop-versions';

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
