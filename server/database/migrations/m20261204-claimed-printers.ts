import { Migration } from '@mikro-orm/migrations';

/** A printer is claimed by a code on its own paper; those joined before are their shop's. Forward only. */
export class M20261204ClaimedPrinters extends Migration {
  override up(): void {
    this.addSql(
      'alter table "printer" add column "code" varchar(6) null, add column "code_tries" int not null default 0',
    );
  }
}
