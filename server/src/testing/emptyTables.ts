import type { Engine } from '../storage/store/embedded/engine.ts'

/** Kept: they say which migrations have run. */
const MIGRATION_TABLES = 'kysely_migration%'

/** Ends an open transaction, resets settings of the session, removes all rows and restarts sequences. */
export async function emptyTables(engine: Pick<Engine, 'query'>): Promise<void> {
  await engine.query('rollback', [])
  await engine.query('reset all', [])
  // Without triggers: some tables refuse to lose rows.
  await engine.query('set session_replication_role = replica', [])
  await engine.query(REMOVE_ROWS, [])
  await engine.query('reset session_replication_role', [])
}

const PAGE_BYTES = 8_192
/**
 * A larger table is truncated, which takes as long as deleting some thousand rows. The planner assumes at least
 * ten pages for a table that was never analysed, so the empty pages of a smaller one change no plan.
 */
const LARGE_BYTES = 10 * PAGE_BYTES
/**
 * So is a table with a larger index: the planner takes the pages of an index as they are. The first row gives an
 * index its second page, and one of words (gin) a third for what it has not sorted in yet, which changes no plan; rows
 * that were deleted leave all others behind.
 */
const LARGE_INDEX_BYTES = 2 * PAGE_BYTES
const LARGE_WORD_INDEX_BYTES = 3 * PAGE_BYTES

/** Empty tables are left alone. */
const REMOVE_ROWS = `do $$
declare
  one regclass;
  large text[] := '{}';
begin
  for one in
    select oid from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like '${MIGRATION_TABLES}'
  loop
    if pg_relation_size(one) = 0 then
      continue;
    end if;
    if pg_relation_size(one) > ${LARGE_BYTES} or exists (
      select from pg_index
      join pg_class index on index.oid = indexrelid
      join pg_am method on method.oid = index.relam
      where indrelid = one and pg_relation_size(indexrelid)
        > case method.amname when 'gin' then ${LARGE_WORD_INDEX_BYTES} else ${LARGE_INDEX_BYTES} end
    ) then
      large := large || one::text;
    else
      execute format('delete from %s', one);
    end if;
  end loop;
  if cardinality(large) > 0 then
    execute format('truncate %s cascade', array_to_string(large, ', '));
  end if;
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null;
end $$`

/**
 * Changes whenever a table, a column, an index, a constraint, a function or a trigger does, and with what the
 * planner has learned about the rows.
 */
export async function fingerprintOf(engine: Pick<Engine, 'query'>): Promise<string> {
  const { rows } = await engine.query(FINGERPRINT, [])
  return JSON.stringify(rows)
}

const FINGERPRINT = `select
  (select md5(string_agg(concat_ws(' ', oid, relname, relnatts, relchecks, reltuples, relpages), ',' order by oid))
    from pg_class where relnamespace = 'public'::regnamespace and relkind <> 'i') as relations,
  (select md5(string_agg(concat_ws(' ', oid, relname), ',' order by oid))
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'i') as indexes,
  (select md5(string_agg(concat_ws(' ', oid, tgname, tgenabled), ',' order by oid)) from pg_trigger) as triggers,
  (select md5(string_agg(concat_ws(' ', oid, conname), ',' order by oid)) from pg_constraint) as constraints,
  (select md5(string_agg(concat_ws(' ', oid, proname, md5(prosrc)), ',' order by oid))
    from pg_proc where pronamespace = 'public'::regnamespace) as functions,
  (select count(*) from pg_stats where schemaname = 'public') as statistics`
