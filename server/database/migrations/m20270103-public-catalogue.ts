import { Migration } from '@mikro-orm/migrations';

/** Marks items that `addCategory` added to a shop's catalogue, which is public. Forward only. */
export class M20270103PublicCatalogue extends Migration {
  override up(): void {
    this.addSql('alter table "item" add column "catalogued" boolean not null default false');
  }
}
