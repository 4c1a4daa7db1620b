import { Migration } from '@mikro-orm/migrations';

/** Marks what `addCategory` put into a shop’s catalogue, which anybody may read. Forward only. */
export class M20270103PublicCatalogue extends Migration {
  override up(): void {
    this.addSql('alter table "item" add column "catalogued" boolean not null default false');
  }
}
