import { Migration } from '@mikro-orm/migrations';

/** Adds optional English texts to what shops sell, and to order lines as ordered. Forward only. */
export class M20261207English extends Migration {
  override up(): void {
    const name = 'add column "name_en" varchar(120) null';
    const description = 'add column "description_en" varchar(500) null';
    this.addSql(`alter table "shop" ${description}`);
    this.addSql(`alter table "category" ${name}`);
    this.addSql(`alter table "ingredient" ${name}`);
    this.addSql(`alter table "item" ${name}, ${description}`);
    this.addSql('alter table "order_line" add column "english" jsonb null');
  }
}
