import { Migration } from '@mikro-orm/migrations';

/** Adds earlier names of ingredients, because orders and device carts refer to them by name. Forward only. */
export class M20270105FormerNames extends Migration {
  override up(): void {
    this.addSql(`alter table "ingredient" add column "former_names" text[] not null default '{}'`);
    this.addSql(`create function keep_former_name() returns trigger as $$
      begin
        new.former_names := array_append(array_remove(array_remove(old.former_names, old.name), new.name), old.name);
        return new;
      end $$ language plpgsql`);
    this.addSql(
      `create trigger "ingredient_keeps_former_name" before update of name on "ingredient" for each row when (old.name <> new.name) execute function keep_former_name()`,
    );
  }
}
