import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@airshed/domain'
import { sql, type Kysely } from 'kysely'

const POLL_EVERY_MS = 15 * SECOND_MS
const CHECKPOINT_AFTER_MS = 5 * MINUTE_MS
const CHECKPOINT_AFTER_BYTES = 256 * 1024 * 1024
const VACUUM_AFTER_MS = HOUR_MS
const VACUUM_AFTER_BYTES = 512 * 1024 * 1024
/** Defaults of `autovacuum_analyze_threshold` and `autovacuum_analyze_scale_factor`. */
const ANALYZE_AFTER_ROWS = 50
const ANALYZE_AFTER_SHARE = 0.1

/** What has happened since the last checkpoint and the last vacuum. */
interface Chores {
  sinceCheckpointMs: number
  sinceCheckpointBytes: number
  sinceVacuumMs: number
  sinceVacuumBytes: number
}

/** Which chores are due: none while nothing was written. */
export function dueChores(chores: Chores): { checkpoint: boolean; vacuum: boolean } {
  const { sinceCheckpointBytes, sinceVacuumBytes } = chores
  return {
    checkpoint:
      sinceCheckpointBytes >= CHECKPOINT_AFTER_BYTES ||
      (sinceCheckpointBytes > 0 && chores.sinceCheckpointMs >= CHECKPOINT_AFTER_MS),
    vacuum:
      sinceVacuumBytes >= VACUUM_AFTER_BYTES ||
      (sinceVacuumBytes > 0 && chores.sinceVacuumMs >= VACUUM_AFTER_MS),
  }
}

/**
 * Replaces PostgreSQL's background processes, which the embedded store does not have: checkpoints keep the
 * log short, so that a start after a crash is quick; vacuum frees dead rows and prevents transaction id
 * wraparound; the planner gets new statistics of a table soon after it has changed.
 *
 * @param onError called when a chore fails; it is retried later
 * @returns the function that stops it, resolved when no chore is running
 */
export async function startHousekeeping<Tables>(
  db: Kysely<Tables>,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  const start = await walPosition(db)
  let checkpointed = { at: Date.now(), wal: start }
  let vacuumed = { at: Date.now(), wal: start }
  let running: Promise<void> = Promise.resolve()

  async function poll(): Promise<void> {
    const at = Date.now()
    const wal = await walPosition(db)
    const due = dueChores({
      sinceCheckpointMs: at - checkpointed.at,
      sinceCheckpointBytes: wal - checkpointed.wal,
      sinceVacuumMs: at - vacuumed.at,
      sinceVacuumBytes: wal - vacuumed.wal,
    })
    await housekeep(db, due)
    await analyzeChanged(db)
    const now = { at, wal: await walPosition(db) }
    if (due.vacuum) vacuumed = now
    if (due.checkpoint) checkpointed = now
  }

  const timer = setInterval(() => {
    running = running.then(poll).catch(onError)
  }, POLL_EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Does chores, one table at a time so that no other statement waits long. */
export async function housekeep<Tables>(
  db: Kysely<Tables>,
  due: { checkpoint: boolean; vacuum: boolean },
): Promise<void> {
  if (due.vacuum) {
    for (const table of await tableNames(db)) {
      await sql`vacuum (analyze) ${sql.table(table)}`.execute(db)
    }
  }
  if (due.checkpoint) await sql`checkpoint`.execute(db)
}

/**
 * Renews the planner's statistics of each table that has changed much since the last time, by the
 * thresholds of PostgreSQL's own background process.
 *
 * Without statistics the planner sorts a whole fleet to read one page of it.
 */
export async function analyzeChanged<Tables>(db: Kysely<Tables>): Promise<void> {
  // Counts are published at most once a second, which may be after this.
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select changed.relname as name
    from pg_stat_user_tables as changed join pg_class as known on known.oid = changed.relid
    where changed.schemaname = 'public'
      and changed.n_mod_since_analyze
        > ${ANALYZE_AFTER_ROWS} + ${ANALYZE_AFTER_SHARE}::float8 * greatest(known.reltuples, 0)
    order by 1`.execute(db)
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(db)
}

/** Total bytes of log ever written. */
async function walPosition<Tables>(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::int8 as bytes`.execute(db)
  return rows[0]?.bytes ?? 0
}

async function tableNames<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}
