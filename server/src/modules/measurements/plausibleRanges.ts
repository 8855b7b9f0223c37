import { createHash } from 'node:crypto'
import { DAY_MS } from '@airshed/domain'
import { PARAMETERS, type PlausibleRange } from '@airshed/profiles'
import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../jobs/defineJob.ts'
import type { JobRun } from '../../jobs/jobs.ts'
import {
  doubtfulDays,
  flagDayAgain,
  type BoundedPoint,
} from '../../store/measurements/flagAgain.ts'
import type { Tables } from '../../store/tables.ts'

/** Key of the ranges by which all readings of the store are flagged. */
const SETTING = 'plausible-ranges'

/** What decides which readings are implausible: the range of each parameter, in its unit. */
export interface BoundedParameter {
  readonly id: string
  readonly unit: string
  /** null: nothing bounds it. */
  readonly plausible: PlausibleRange | null
}

const flagAgain = defineJob({ kind: 'measurements.flag-again', payload: Type.Object({}) })

/**
 * Flags the readings of the store again at the first start with other plausible ranges. Afterwards a
 * turn has nothing to do; it makes up for one that failed.
 */
export function keepFlagsCurrent({ jobs }: Pick<ServerContext, 'jobs'>): void {
  const dependsOn = digestOf(PARAMETERS)
  jobs.work(flagAgain, async (run) => {
    const changed = await flagReadingsAgain(run, PARAMETERS)
    if (changed > 0) run.log.info({ changed }, 'readings have another flag by new plausible ranges')
  })
  jobs.every(flagAgain, { everyMs: DAY_MS, dependsOn })
}

/** The same for the same ranges. */
export function digestOf(parameters: readonly BoundedParameter[]): string {
  const ranges = parameters.map(({ id, unit, plausible }) => [id, unit, plausible])
  return createHash('sha256').update(JSON.stringify(ranges)).digest('hex')
}

/**
 * Gives every reading the flag that the range of its parameter gives it. Day by day: what was done
 * before an interruption is found done, by the rollups alone.
 *
 * @returns readings that have another flag now
 */
export async function flagReadingsAgain(
  { db, signal, progress, commit }: Pick<JobRun<object>, 'db' | 'signal' | 'progress' | 'commit'>,
  parameters: readonly BoundedParameter[],
): Promise<number> {
  const digest = digestOf(parameters)
  if ((await flaggedBy(db)) === digest) return 0
  const points = await boundedPoints(db, parameters)
  let changed = 0
  for (const [done, point] of points.entries()) {
    for (const dayMs of await doubtfulDays(db, point)) {
      signal.throwIfAborted()
      changed += await flagDayAgain(db, point, dayMs)
      await progress(done, points.length, point.id)
    }
  }
  await progress(points.length, points.length)
  await commit(async (tx) => {
    const value = JSON.stringify({ digest })
    await tx
      .insertInto('settings')
      .values({ key: SETTING, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
  })
  return changed
}

async function flaggedBy(db: Kysely<Tables>): Promise<string | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', SETTING)
    .executeTakeFirst()
  return (row?.value as { digest?: string } | undefined)?.digest ?? null
}

/** Those of the parameters, as long as they are kept in the unit of their range. */
async function boundedPoints(
  db: Kysely<Tables>,
  parameters: readonly BoundedParameter[],
): Promise<(BoundedPoint & { id: string })[]> {
  const byId = new Map(parameters.map((parameter) => [parameter.id, parameter]))
  const rows = await db
    .selectFrom('data_points')
    .select(['key', 'id', 'path', 'unit'])
    .where('is_mapped', '=', true)
    .where('last_ts', 'is not', null)
    .orderBy('key')
    .execute()
  return rows.flatMap(({ key, id, path, unit }) => {
    const parameter = byId.get(path)
    return parameter?.unit === unit ? [{ key, id, plausible: parameter.plausible }] : []
  })
}
