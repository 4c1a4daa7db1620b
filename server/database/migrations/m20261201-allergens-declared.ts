import { Migration } from '@mikro-orm/migrations';

/**
 * Adds whether all allergens of an order line were declared; false for earlier lines, of which it is not known. Forward
 * only.
 */
export class M20261201AllergensDeclared extends Migration {
  override up(): void {
    this.addSql('alter table "order_line" add column "allergens_declared" boolean not null default false');
  }
}
