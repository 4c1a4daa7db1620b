import { Migration } from '@mikro-orm/migrations';

/**
 * Adds refunds that are retried, were made outside the product or were settled by a person, and what a shop owes for
 * them. Forward only.
 */
export class M20261202Refunds extends Migration {
  override up(): void {
    this.addSql(`alter table "refund"
      add column "attempt" int not null default 0,
      add column "share" text not null default 'DUE',
      add column "shop_owes_cents" int not null default 0,
      add column "settled_how" varchar(500) null,
      add column "settled_at" timestamptz null,
      add constraint "refund_provider_id_unique" unique ("provider_id"),
      drop constraint "refund_cause_check", drop constraint "refund_state_check",
      add constraint "refund_cause_check" check ("cause" in ('SHOP', 'CUSTOMER', 'TOO_LATE', 'LINES', 'UNSEEN', 'ELSEWHERE')) not valid,
      add constraint "refund_state_check" check ("state" in ('PENDING', 'DONE', 'FAILED', 'SETTLED')) not valid,
      add constraint "refund_share_check" check ("share" in ('DUE', 'TAKEN', 'OWED')) not valid`);
    for (const name of ['cause', 'state', 'share'])
      this.addSql(`alter table "refund" validate constraint "refund_${name}_check"`);
    this.addSql(`update "refund" set "share" = 'TAKEN' where "state" <> 'PENDING'`);
  }
}
