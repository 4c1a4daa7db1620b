import { Migration } from '@mikro-orm/migrations';

/** Shops may say in English too what they sell; an order keeps what it said. Forward only. */
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
