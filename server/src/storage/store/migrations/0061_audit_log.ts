import { sql, type Kysely } from 'kysely'

/**
 * The origin of events, and the guard of the log: the store itself refuses to change an event, and to delete one that
 * is younger than the age that the transaction has declared as too old to keep.
 */
export async function auditLog(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table events add column from_address text, add column from_agent text`,
  `create function keep_events() returns trigger language plpgsql as $$
  declare
    too_old text := current_setting('airshed.forget_events_before', true);
  begin
    if tg_op = 'DELETE' and coalesce(too_old, '') <> '' then
      if old.ts < too_old::int8 then return old; end if;
    end if;
    raise exception 'Events are append-only: they are removed only once they are too old to keep'
      using errcode = 'restrict_violation';
  end $$`,
  `create trigger keep_events before update or delete on events
    for each row execute function keep_events()`,
  `create trigger keep_all_events before truncate on events
    for each statement execute function keep_events()`,
]
