import { Migration } from '@mikro-orm/migrations';

/** Carts of devices a cart was joined by before the last. Forward only. */
export class M20261228JoinedEarlier extends Migration {
  override up(): void {
    this.addSql('alter table "cart" add column "joined_earlier" jsonb null');
  }
}
