import { Client } from 'pg';
import { connect } from '../../server/database/orm';
import { emptyDatabase } from './database';

export type Row = Record<string, unknown>;
/** Rows by table. */
export type Rows = Record<string, readonly Row[]>;

/** A database as the migrations up to `until` leave it, with these rows. */
export async function formerDatabase(until: string, rows: Rows) {
  const url = await emptyDatabase();
  const orm = await connect(url);
  await orm.migrator.up({ to: until });
  const client = new Client(url);
  await client.connect();
  // The rows stand without the shops and accounts to which they refer.
  await client.query('set session_replication_role = replica');
  for (const [table, ofTable] of Object.entries(rows))
    for (const row of ofTable) {
      const columns = Object.keys(row).join(', ');
      await client.query(
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1::jsonb)`,
        [JSON.stringify(row)],
      );
    }
  const close = async () => {
    await client.end();
    await orm.close();
  };
  return { orm, client, close };
}
