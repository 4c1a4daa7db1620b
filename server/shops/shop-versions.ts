import DataLoader from 'dataloader';
import type { Pool } from 'pg';

/**
 * Versions of shops as they are now. Whoever asks while another question is under way is answered by the next one, with
 * all others who came meanwhile: however many read, PostgreSQL is asked one thing at a time, and never before they came.
 */
export class ShopVersions {
  private underWay: Promise<unknown> = Promise.resolve();
  private readonly asked = new DataLoader((shopIds: readonly string[]) => this.read(shopIds), {
    cache: false,
    batchScheduleFn: (ask) => void this.underWay.then(ask, ask),
  });

  constructor(private readonly pool: Pool) {}

  /** « 0 » where nothing was ever changed. */
  of(shopId: string): Promise<string> {
    return this.asked.load(shopId);
  }

  private async read(shopIds: readonly string[]): Promise<string[]> {
    const text = 'select shop_id as id, version from shop_version where shop_id = any($1::uuid[])';
    const asking = this.pool.query<{ id: string; version: string }>({
      name: 'shop-versions',
      text,
      values: [[...new Set(shopIds)]],
    });
    this.underWay = asking;
    const { rows } = await asking;
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    return shopIds.map((id) => versions.get(id) ?? '0');
  }
}
