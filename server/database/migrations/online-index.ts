import { Migration } from '@mikro-orm/migrations';

/** Migration that creates indexes without blocking reads and writes; when interrupted, it starts again. */
export abstract class OnlineIndexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  /** Creates an index; `definition` is the part of the statement after the index's name. */
  protected addIndex(name: string, definition: string, kind: 'index' | 'unique index' = 'index'): void {
    this.dropIndex(name);
    this.addOnline(`create ${kind} concurrently "${name}" ${definition}`);
  }

  protected dropIndex(name: string): void {
    this.addOnline(`drop index concurrently if exists "${name}"`);
  }

  // The statement waits for running transactions without blocking others, so it has no lock timeout.
  private addOnline(sql: string): void {
    this.addSql('set lock_timeout = 0');
    this.addSql(sql);
    this.addSql('reset lock_timeout');
  }
}
