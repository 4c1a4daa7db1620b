import { Migration } from '@mikro-orm/migrations';

const CHOSEN = `'SOLD_OUT', 'CLOSING_EARLY', 'ASKED_BY_CUSTOMER', 'DAY_CLOSED'`;
const KNOWN = `${CHOSEN}, 'BY_CUSTOMER', 'UNSEEN', 'NO_ROOM', 'NO_WINDOW', 'WINDOW_OVER', 'ELSEWHERE', 'BY_BANK'`;

/**
 * Stores reason codes separately from typed texts. Rows without a known code have the empty default, as do rows still
 * written by the previous release; they are interpreted as in that release. Forward only.
 */
export class M20270103ReasonCodes extends Migration {
  override up(): void {
    const code = `add column "reason_code" text null default ''`;
    this.addSql(`alter table "cancellation" ${code}`);
    this.addSql(`alter table "refund" ${code}, add column "settled_how_code" text null default ''`);
    // A known code that can only have been typed by a person counts as text.
    this.addSql(
      `update "cancellation" set "reason_code" = case when "by" = 'OWNER' and "reason" not in (${CHOSEN}) then null else "reason" end
         where "reason" in (${KNOWN})`,
    );
    this.addSql(
      `update "refund" set "reason_code" = case when "cause" = 'LINES' or ("cause" = 'SHOP' and "reason" not in (${CHOSEN})) then null else "reason" end
         where "reason" in (${KNOWN})`,
    );
  }
}
