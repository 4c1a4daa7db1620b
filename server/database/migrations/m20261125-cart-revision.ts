import { Migration } from '@mikro-orm/migrations';

/** Adds a revision to carts for optimistic locking. Forward only. */
export class M20261125CartRevision extends Migration {
  override up(): void {
    this.addSql('alter table "cart" add column "revision" int not null default 0');
  }
}
