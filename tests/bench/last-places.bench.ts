import pg from 'pg';
import { afterAll, beforeAll, bench, describe } from 'vitest';
import { freshDatabase } from '../support/database';

const CUSTOMERS = 20;
const PLACES = 5;
let pool: pg.Pool;

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await freshDatabase(), max: CUSTOMERS });
  await pool.query('create table pickup (id int primary key, booked int not null check (booked between 0 and 5))');
  await pool.query('create table holder (pickup int not null)');
});

afterAll(() => pool.end());

/** All customers at once want one of the last places; exactly so many get one, or the measure is worthless. */
async function rush(take: () => Promise<boolean>): Promise<void> {
  await pool.query('truncate pickup, holder');
  await pool.query('insert into pickup values (1, 0)');
  const taken = (await Promise.all(Array.from({ length: CUSTOMERS }, take))).filter(Boolean).length;
  if (taken !== PLACES) throw new Error(`${taken} places were taken of ${PLACES}`);
}

async function byConditionalUpdate(): Promise<boolean> {
  const { rowCount } = await pool.query(
    'with place as (update pickup set booked = booked + 1 where id = 1 and booked < $1 returning id) insert into holder select id from place',
    [PLACES],
  );
  return rowCount === 1;
}

async function byLockAndCount(): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select 1 from pickup where id = 1 for update');
    const { rows } = await client.query<{ count: number }>('select count(*)::int from holder where pickup = 1');
    const hasRoom = (rows[0]?.count ?? 0) < PLACES;
    if (hasRoom) await client.query('insert into holder values (1)');
    await client.query('commit');
    return hasRoom;
  } finally {
    client.release();
  }
}

describe(`${CUSTOMERS} customers want the last ${PLACES} places of a window`, () => {
  bench('conditional update (ours)', () => rush(byConditionalUpdate), { time: 2_000 });
  bench('lock the row, then count', () => rush(byLockAndCount), { time: 2_000 });
});
