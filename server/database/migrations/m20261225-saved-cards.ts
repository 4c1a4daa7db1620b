import { Migration } from '@mikro-orm/migrations';

/** Whoever chooses so keeps cards at the payment provider, under this name there. Forward only. */
export class M20261225SavedCards extends Migration {
  override up(): void {
    this.addSql(`alter table "account" add column "payment_customer_id" varchar(255) null`);
  }
}
