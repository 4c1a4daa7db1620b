import { Migration } from '@mikro-orm/migrations';

/** Synchronises a drink with the menu choice of the same name (server/menus/menu-drinks.ts). Forward only. */
export class M20261231MenuDrinks extends Migration {
  override up(): void {
    this.addSql(WRITE_MENU_DRINK);
    this.addSql(WRITE_DRINK_ITEM);
    this
      .addSql(`create trigger "item_keeps_drink_alike" after insert or update of name, name_en, picture, allergens, stock, sold_out_until
      on "item" for each row when (new.kind = 'DRINK') execute function write_menu_drink()`);
    this
      .addSql(`create trigger "ingredient_keeps_drink_alike" after insert or update of name, name_en, picture, allergens
      on "ingredient" for each row when (new.type = 'MENU_DRINK') execute function write_drink_item()`);
    // A value that only one of the two has is copied to the other; when they differ, the item's value is used.
    this
      .addSql(`update ingredient c set allergens = coalesce(i.allergens, c.allergens), name_en = coalesce(i.name_en, c.name_en),
        picture = coalesce(i.picture, c.picture)
      from item i where i.shop_id = c.shop_id and i.kind = 'DRINK' and i.deleted_at is null and c.type = 'MENU_DRINK'
        and lower(i.name) = lower(c.name)`);
  }
}

const ALIKE = '(name_en, picture, allergens)';

const WRITE_MENU_DRINK = `create function write_menu_drink() returns trigger as $$
  declare
    is_out boolean := new.sold_out_until is not null or coalesce(new.stock = 0, false);
    was_out boolean := old.sold_out_until is not null or coalesce(old.stock = 0, false);
  begin
    if new.deleted_at is not null then return null; end if;
    update ingredient c set name = new.name where shop_id = new.shop_id and type = 'MENU_DRINK' and name <> new.name
      and lower(name) = lower(old.name) and (lower(old.name) = lower(new.name) or not exists (
        select from ingredient o where o.shop_id = c.shop_id and o.type = c.type and lower(o.name) = lower(new.name)));
    update ingredient set ${ALIKE} = (new.name_en, new.picture, new.allergens)
      where shop_id = new.shop_id and type = 'MENU_DRINK' and lower(name) = lower(new.name)
        and ${ALIKE} is distinct from (new.name_en, new.picture, new.allergens);
    if tg_op = 'INSERT' or is_out <> was_out then
      update ingredient set out_of_stock = is_out
        where shop_id = new.shop_id and type = 'MENU_DRINK' and lower(name) = lower(new.name) and out_of_stock <> is_out;
    end if;
    return null;
  end $$ language plpgsql`;

// A new choice has only the values its form asks for; the others come from its item.
const WRITE_DRINK_ITEM = `create function write_drink_item() returns trigger as $$
  declare
    now_so ingredient := new;
  begin
    if tg_op = 'INSERT' then
      update ingredient c set name_en = coalesce(c.name_en, i.name_en), picture = coalesce(c.picture, i.picture),
          allergens = coalesce(c.allergens, i.allergens),
          out_of_stock = c.out_of_stock or i.sold_out_until is not null or coalesce(i.stock = 0, false)
        from item i where c.id = new.id and i.shop_id = c.shop_id and i.kind = 'DRINK' and i.deleted_at is null
          and lower(i.name) = lower(c.name)
        returning c.* into now_so;
      if not found then return null; end if;
    end if;
    update item i set name = now_so.name where shop_id = now_so.shop_id and kind = 'DRINK' and deleted_at is null
      and name <> now_so.name and lower(name) = lower(coalesce(old.name, now_so.name))
      and (lower(name) = lower(now_so.name) or not exists (select from item o where o.category_id = i.category_id
        and o.deleted_at is null and lower(o.name) = lower(now_so.name)));
    update item set ${ALIKE} = (now_so.name_en, now_so.picture, now_so.allergens)
      where shop_id = now_so.shop_id and kind = 'DRINK' and deleted_at is null and lower(name) = lower(now_so.name)
        and ${ALIKE} is distinct from (now_so.name_en, now_so.picture, now_so.allergens);
    return null;
  end $$ language plpgsql`;
