import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** The address of a new database with this version's schema and no rows; all go at the end of the test run. */
export function freshDatabase(): Promise<string> {
  // Copied as files: written page by page into the log, a copy takes twice as long.
  return createDatabase(`template ${inject('migratedTemplate')} strategy file_copy`);
}

/** The same without a schema, for what migrates by itself. */
export function emptyDatabase(): Promise<string> {
  return createDatabase('');
}

async function createDatabase(from: string): Promise<string> {
  const url = new URL(inject('adminUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  try {
    await admin.query(`create database ${name} ${from}`);
  } finally {
    await admin.end();
  }
  url.pathname = `/${name}`;
  return url.href;
}
