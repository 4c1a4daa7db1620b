import type { Pool } from 'pg';

/** Text for the pg_trgm index; `DishSearchService` must build its query from the same expression. */
export const FOLDED = {
  item: `folded(name || ' ' || coalesce(name_en, ''))`,
  category: `folded(name || ' ' || coalesce(name_en, ''))`,
  shop: 'folded(name)',
};

// Bound to the extension in whichever schema it is. « unaccent » is only « stable » since its rules became replaceable.
const EXTENSIONS = `do $$ begin
  create extension if not exists pg_trgm;
  create extension if not exists unaccent;
  if to_regproc('folded') is null then
    create function folded(text) returns text language sql immutable strict parallel safe
      return unaccent('unaccent', lower($1));
  end if;
exception when insufficient_privilege or feature_not_supported or undefined_file or invalid_schema_name then
  raise notice 'the search over dishes does without pg_trgm and unaccent: %', sqlerrm;
end $$`;

/**
 * Makes dishes searchable by similar words, when the database has the extensions and its role may create them. Checked
 * at each start, because an administrator may add them later. The indexes are created without blocking writes.
 */
export async function makeSearchable(pool: Pool): Promise<void> {
  await pool.query(EXTENSIONS);
  const { rows } = await pool.query<{ missing: string }>(
    `select one as missing from unnest($1::text[]) one where to_regproc('folded') is not null
       and not exists (select from pg_index where indexrelid = to_regclass(one || '_folded') and indisvalid)`,
    [Object.keys(FOLDED)],
  );
  for (const { missing } of rows) {
    await pool.query('set lock_timeout = 0');
    await pool.query(`drop index concurrently if exists ${missing}_folded`);
    const words = FOLDED[missing as keyof typeof FOLDED];
    await pool.query(`create index concurrently ${missing}_folded on ${missing} using gin ((${words}) gin_trgm_ops)`);
    await pool.query('reset lock_timeout');
  }
}
