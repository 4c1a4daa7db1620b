import { Migration } from '@mikro-orm/migrations';

/** A cart counts its changes, so that nobody writes over one they have not seen. Forward only. */
export class M20261125CartRevision extends Migration {
  override up(): void {
    this.addSql('alter table "cart" add column "revision" int not null default 0');
  }
}
