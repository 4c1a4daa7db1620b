import { Migration } from '@mikro-orm/migrations';

/** Windows of different lengths may begin at the same instant, once an owner has changed the length. Forward only. */
export class M20261121WindowLengths extends Migration {
  override up(): void {
    for (const statement of STATEMENTS.split(/;\n+/)) this.addSql(statement);
  }
}

// The new rule first: it is the weaker one, so there is no moment without any.
const STATEMENTS = `
alter table "booked_window" add constraint "booked_window_shop_id_starts_at_ends_at_unique" unique ("shop_id", "starts_at", "ends_at");
alter table "booked_window" drop constraint "booked_window_shop_id_starts_at_unique"
`.trim();
