import { Migration } from '@mikro-orm/migrations';

/** A migration of indexes that are made while others read and write their tables; it may break off, and begins anew then. */
export abstract class OnlineIndexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  /** `definition`: all that follows the index's name. */
  protected addIndex(name: string, definition: string, kind: 'index' | 'unique index' = 'index'): void {
    this.dropIndex(name);
    this.addOnline(`create ${kind} concurrently "${name}" ${definition}`);
  }

  protected dropIndex(name: string): void {
    this.addOnline(`drop index concurrently if exists "${name}"`);
  }

  // It waits for whoever is in the middle of something, and holds up nobody meanwhile.
  private addOnline(sql: string): void {
    this.addSql('set lock_timeout = 0');
    this.addSql(sql);
    this.addSql('reset lock_timeout');
  }
}
