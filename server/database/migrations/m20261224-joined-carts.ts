import { Migration } from '@mikro-orm/migrations';

/** Which cart of a device a cart was joined by last. Forward only. */
export class M20261224JoinedCarts extends Migration {
  override up(): void {
    this.addSql('alter table "cart" add column "joined" uuid null');
  }
}
