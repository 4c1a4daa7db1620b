import { Migration } from '@mikro-orm/migrations';

/**
 * Adds a code, printed by a printer, with which a shop claims it; printers connected before stay with their shop.
 * Forward only.
 */
export class M20261204ClaimedPrinters extends Migration {
  override up(): void {
    this.addSql(
      'alter table "printer" add column "code" varchar(6) null, add column "code_tries" int not null default 0',
    );
  }
}
