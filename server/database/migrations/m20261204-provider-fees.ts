import { Migration } from '@mikro-orm/migrations';

/** Adds the provider's fee of a payment and who pays it; for earlier payments the platform did. Forward only. */
export class M20261204ProviderFees extends Migration {
  override up(): void {
    this.addSql(`alter table "payment" add column "provider_fee_cents" int not null default 0,
      add column "shop_pays_fee" boolean not null default false`);
  }
}
