import { Migration } from '@mikro-orm/migrations';

const CHOSEN = `'SOLD_OUT', 'CLOSING_EARLY', 'ASKED_BY_CUSTOMER', 'DAY_CLOSED'`;
const KNOWN = `${CHOSEN}, 'BY_CUSTOMER', 'UNSEEN', 'NO_ROOM', 'NO_WINDOW', 'WINDOW_OVER', 'ELSEWHERE', 'BY_BANK'`;

/**
 * Codes of reasons apart from what people type. Rows without a known code keep the empty default, as do rows that the
 * release before still writes: they are read as it reads them. Forward only.
 */
export class M20270103ReasonCodes extends Migration {
  override up(): void {
    const code = `add column "reason_code" text null default ''`;
    this.addSql(`alter table "cancellation" ${code}`);
    this.addSql(`alter table "refund" ${code}, add column "settled_how_code" text null default ''`);
    // Known codes that only a person can have typed there become text.
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
