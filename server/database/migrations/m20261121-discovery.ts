import { Migration } from '@mikro-orm/migrations';

/** An item whose allergens nobody declared says so: what was an empty list until now was never a promise of « none ». */
export class M20261121Discovery extends Migration {
  override up(): void {
    this.addSql('alter table "item" alter column "allergens" drop not null');
    this.addSql(`update "item" set "allergens" = null where "allergens" = '{}'`);
  }
}
