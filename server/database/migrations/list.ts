import type { MigrationObject } from '@mikro-orm/core';

/** In order; forward only. Listed by hand because the production build is one file. */
export const migrations: MigrationObject[] = [];
