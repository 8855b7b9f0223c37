import { sql, type Kysely } from 'kysely'

/** Readings from this year on have a partition for each month (UTC). */
const FIRST_YEAR = 1990
/** Readings from this year on share one partition; so do those before FIRST_YEAR. */
const LAST_YEAR = 2100

/** One partition of the measurements: `from` ≤ ts < `to`; null is open. */
interface Partition {
  name: string
  from: number | null
  to: number | null
}

/**
 * The partition that contains a time: months for realistic times, and two open partitions for the rest, so
 * that a payload with absurd times cannot create thousands of them. There is no default partition: with
 * one, PostgreSQL could not read the others in order of time.
 */
export function partitionOf(ts: number): Partition {
  const first = Date.UTC(FIRST_YEAR, 0)
  const last = Date.UTC(LAST_YEAR, 0)
  if (ts < first) return { name: 'measurements_before', from: null, to: first }
  if (ts >= last) return { name: 'measurements_after', from: last, to: null }
  const date = new Date(ts)
  const year = date.getUTCFullYear()
  const month = date.getUTCMonth()
  return {
    name: `measurements_${year}_${String(month + 1).padStart(2, '0')}`,
    from: Date.UTC(year, month),
    to: Date.UTC(year, month + 1),
  }
}

/** The partitions that a batch needs, each once. */
export function partitionsOf(times: ArrayLike<number>): Partition[] {
  const needed = new Map<string, Partition>()
  let current: Partition | undefined
  for (let at = 0; at < times.length; at += 1) {
    const ts = times[at] as number
    if (current !== undefined && ts >= (current.from ?? ts) && ts < (current.to ?? Infinity))
      continue
    current = partitionOf(ts)
    needed.set(current.name, current)
  }
  return [...needed.values()]
}

/**
 * Creates partitions when readings need them, and caches which exist. Processes that need the same one
 * are serialized by an advisory lock.
 */
export function createPartitions<Tables>(db: Kysely<Tables>) {
  const known = new Set<string>()
  return async function ensurePartitions(times: ArrayLike<number>): Promise<void> {
    const missing = partitionsOf(times).filter(({ name }) => !known.has(name))
    if (missing.length === 0) return
    await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtext('airshed.partitions'))`.execute(transaction)
      for (const { name, from, to } of missing) {
        const lower = from === null ? 'minvalue' : String(from)
        const upper = to === null ? 'maxvalue' : String(to)
        await sql
          .raw(
            `create table if not exists ${name} partition of measurements for values from (${lower}) to (${upper})`,
          )
          .execute(transaction)
      }
    })
    for (const { name } of missing) known.add(name)
  }
}
