import { Migration } from '@mikro-orm/migrations';

/** People choose a language; whoever has not is spoken to as the house is set to. Forward only. */
export class M20261206AccountLanguage extends Migration {
  override up(): void {
    this.addSql(`alter table "account" add column "language" text null check ("language" in ('FR', 'EN'))`);
  }
}
