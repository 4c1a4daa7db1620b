import { Migration } from '@mikro-orm/migrations';

/** What the provider charges for a payment, and who pays that; of earlier payments the platform did. Forward only. */
export class M20261204ProviderFees extends Migration {
  override up(): void {
    this.addSql(`alter table "payment" add column "provider_fee_cents" int not null default 0,
      add column "shop_pays_fee" boolean not null default false`);
  }
}
