import { Migration } from '@mikro-orm/migrations';

/** Adds to a cart the id of the device cart merged last. Forward only. */
export class M20261224JoinedCarts extends Migration {
  override up(): void {
    this.addSql('alter table "cart" add column "joined" uuid null');
  }
}
