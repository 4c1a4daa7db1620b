import { Migration } from '@mikro-orm/migrations';

/** Adds the language of accounts; null means the installation's setting. Forward only. */
export class M20261206AccountLanguage extends Migration {
  override up(): void {
    this.addSql(`alter table "account" add column "language" text null check ("language" in ('FR', 'EN'))`);
  }
}
