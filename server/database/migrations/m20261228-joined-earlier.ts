import { Migration } from '@mikro-orm/migrations';

/** Adds to a cart the ids of the device carts merged before the last. Forward only. */
export class M20261228JoinedEarlier extends Migration {
  override up(): void {
    this.addSql('alter table "cart" add column "joined_earlier" jsonb null');
  }
}
