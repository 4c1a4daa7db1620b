import { LRUCache } from 'lru-cache';
import type { VersionOf } from '../shops/shop-versions';
import type { MenuSection } from './menu.results';

const MOST_MENUS = 500;

/** Menus as customers read them, in memory until their shop changes; nobody writes to what they are given. */
export class KeptMenus {
  private readonly kept = new LRUCache<string, { version: string; sections: MenuSection[] }>({ max: MOST_MENUS });

  constructor(private readonly versionOf: VersionOf) {}

  /** `read` answers the menu as it is now. */
  async of(shopId: string, read: () => Promise<MenuSection[]>): Promise<MenuSection[]> {
    const version = await this.versionOf(shopId);
    const known = this.kept.get(shopId);
    if (known?.version === version) return known.sections;
    const sections = await read();
    this.kept.set(shopId, { version, sections });
    return sections;
  }
}
