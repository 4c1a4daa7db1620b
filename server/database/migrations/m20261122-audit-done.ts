import { Migration } from '@mikro-orm/migrations';

/** Changes are recorded before they are made. Forward only: those on record so far were all done. */
export class M20261122AuditDone extends Migration {
  override up(): void {
    this.addSql(`alter table "audit_line" add "done" boolean not null default true`);
    this.addSql(`alter table "audit_line" alter "done" drop default`);
  }
}
