import { Migration } from '@mikro-orm/migrations';

/** Adds the days and hours at which a category is served. Forward only. */
export class M20261223FoundAgain extends Migration {
  override up(): void {
    this.addSql('alter table "category" add column "served" jsonb null');
  }
}
