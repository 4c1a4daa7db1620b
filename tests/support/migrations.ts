import { migrations } from '../../server/database/migrations/list';
import type { Orm } from '../../server/database/orm';

/** What each migration after the first runs. */
export function sqlOf(orm: Orm): { name: string; queries: string[] }[] {
  return migrations.slice(1).flatMap(({ name, class: of }) => {
    const migration = new of(orm.em.getDriver(), orm.config);
    void migration.up();
    return [{ name, queries: (migration.getQueries?.() ?? []).map(String) }];
  });
}
