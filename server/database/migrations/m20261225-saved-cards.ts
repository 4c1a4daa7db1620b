import { Migration } from '@mikro-orm/migrations';

/** Adds the id of an account's customer at the payment provider, for saved cards. Forward only. */
export class M20261225SavedCards extends Migration {
  override up(): void {
    this.addSql(`alter table "account" add column "payment_customer_id" varchar(255) null`);
  }
}
