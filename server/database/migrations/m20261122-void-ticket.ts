import { Migration } from '@mikro-orm/migrations';

/** A cancelled order’s ticket is called off on paper, too. Forward only. */
export class M20261122VoidTicket extends Migration {
  override up(): void {
    this.addSql(`alter table "print_job" drop constraint "print_job_document_check"`);
    this.addSql(
      `alter table "print_job" add constraint "print_job_document_check" check ("document" in ('KITCHEN_TICKET', 'VOID_TICKET', 'TEST'))`,
    );
  }
}
