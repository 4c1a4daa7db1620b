import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../../server/database/embedded';
import { connect } from '../../server/database/orm';
import { migrate } from '../../server/database/migrate';
import { builtServer } from './process';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL of this test run alone; tests make databases of their own on it. */
    adminUrl: string;
    /** A database on it with this version's schema and no rows, to be copied. */
    migratedTemplate: string;
  }
}

const TEMPLATE = 'migrated_template';

/** One PostgreSQL for the whole run, gone afterwards, and today's server built for tests that run it as a process. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-tests-'));
  const [database] = await Promise.all([
    startEmbeddedDatabase({ dataDir, log: () => undefined, fast: true }),
    builtServer(),
  ]);
  await migrateTemplate(database.url);
  project.provide('adminUrl', database.url);
  project.provide('migratedTemplate', TEMPLATE);
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function migrateTemplate(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  const url = new URL(adminUrl);
  url.pathname = `/${TEMPLATE}`;
  const orm = await connect(url.href);
  await migrate(orm);
  await orm.close();
  await admin.end();
}
