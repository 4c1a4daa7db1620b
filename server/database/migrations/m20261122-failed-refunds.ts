import { Migration } from '@mikro-orm/migrations';

/** A refund may fail at the bank, days after it was asked for. Forward only: none was known to. */
export class M20261122FailedRefunds extends Migration {
  override up(): void {
    this.addSql(`alter table "refund" drop constraint "refund_state_check"`);
    this.addSql(
      `alter table "refund" add constraint "refund_state_check" check ("state" in ('PENDING', 'DONE', 'FAILED'))`,
    );
  }
}
