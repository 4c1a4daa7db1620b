import { Migration } from '@mikro-orm/migrations';

/** Categories that are served at certain hours, on certain days. Forward only. */
export class M20261223FoundAgain extends Migration {
  override up(): void {
    this.addSql('alter table "category" add column "served" jsonb null');
  }
}
