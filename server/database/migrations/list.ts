import type { MigrationObject } from '@mikro-orm/core';
import { M20261127Initial } from './m20261127-initial';
import { M20261128OptionGroups } from './m20261128-option-groups';
import { M20261129MealDeals } from './m20261129-meal-deals';

/**
 * All migrations in the order they run; a new one goes at the end. Indexes of existing tables are created with
 * `create index concurrently` in a migration whose `isTransactional()` returns false, so that nobody waits for them.
 */
export const migrations: MigrationObject[] = [
  { name: 'm20261127-initial', class: M20261127Initial },
  { name: 'm20261128-option-groups', class: M20261128OptionGroups },
  { name: 'm20261129-meal-deals', class: M20261129MealDeals },
];
