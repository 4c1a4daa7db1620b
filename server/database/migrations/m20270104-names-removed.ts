import { Migration } from '@mikro-orm/migrations';

/**
 * Stores an empty name for orders and accounts without one, instead of « Comptoir », « Compte supprimé » or « Client »,
 * which could be a person's name. Forward only.
 */
export class M20270104NamesRemoved extends Migration {
  override up(): void {
    const ofRemoved = `select "id" from "account" where "removed_at" is not null or "email" = "id" || '@compte-supprime.invalid'`;
    this.addSql(
      `update "orders" set "customer_name" = '' where ("source" = 'COUNTER' and "customer_name" in ('Comptoir', 'Counter'))
         or ("source" <> 'COUNTER' and "customer_id" is null) or "customer_id" in (${ofRemoved})`,
    );
    this.addSql(`update "account" set "name" = '' where "id" in (${ofRemoved})`);
  }
}
