import { Migration } from '@mikro-orm/migrations';

/** Adds the grace period before a customer counts as a no-show, and the table of contested no-shows. Forward only. */
export class M20261202NoShow extends Migration {
  override up(): void {
    this.addSql('alter table "shop" add column "no_show_grace_minutes" int not null default 10');
    this
      .addSql(`create table "no_show_contest" ("order_id" uuid not null, "reason" varchar(500) not null, "at" timestamptz not null,
      "answer" varchar(500) null, "answered_at" timestamptz null, primary key ("order_id"),
      constraint "no_show_contest_order_id_foreign" foreign key ("order_id") references "orders" ("id") on update cascade on delete cascade)`);
  }
}
