import { Migration } from '@mikro-orm/migrations';

/**
 * Adds tickets that correct a printed ticket after a refund, and the number of refunds a ticket shows. Forward only.
 */
export class M20270101CorrectionTickets extends Migration {
  override up(): void {
    this.addSql('alter table "print_job" add column "refund_count" int not null default 0');
    this.addSql('alter table "print_job" drop constraint "print_job_document_check"');
    this.addSql(
      `alter table "print_job" add constraint "print_job_document_check"
         check ("document" in ('KITCHEN_TICKET', 'VOID_TICKET', 'CORRECTION', 'TEST')) not valid`,
    );
    this.addSql('alter table "print_job" validate constraint "print_job_document_check"');
  }
}
