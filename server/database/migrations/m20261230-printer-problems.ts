import { Migration } from '@mikro-orm/migrations';

/** Adds problems that a printer reports other than missing paper, and the job it was last offered. Forward only. */
export class M20261230PrinterProblems extends Migration {
  override up(): void {
    this.addSql('alter table "printer" add column "problem" text null, add column "offered_job" uuid null');
    this.addSql(
      `alter table "printer" add constraint "printer_problem_check" check (problem in ('COVER_OPEN', 'FAULT')) not valid`,
    );
    this.addSql('alter table "printer" validate constraint "printer_problem_check"');
  }
}
