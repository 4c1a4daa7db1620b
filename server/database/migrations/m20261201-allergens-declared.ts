import { Migration } from '@mikro-orm/migrations';

/** Whether all that is in a line was declared; of earlier ones nobody knows. Forward only. */
export class M20261201AllergensDeclared extends Migration {
  override up(): void {
    this.addSql('alter table "order_line" add column "allergens_declared" boolean not null default false');
  }
}
