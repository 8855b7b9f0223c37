import { createHash } from 'node:crypto'
import { DAY_MS } from '@airshed/domain'
import { PARAMETERS, type PlausibleRange } from '@airshed/profiles'
import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import type { JobRun } from '../../storage/jobs/jobs.ts'
import {
  doubtfulDays,
  flagDayAgain,
  type BoundedPoint,
} from '../../storage/store/measurements/flagAgain.ts'
import type { Tables } from '../../storage/store/tables.ts'

/** Key of the ranges by which all stored readings are flagged. */
const SETTING = 'plausible-ranges'

/** What decides which readings are implausible: the range of each parameter, in its unit. */
export interface BoundedParameter {
  readonly id: string
  readonly unit: string
  /** null if it has no bounds. */
  readonly plausible: PlausibleRange | null
}

const flagAgain = defineJob({ kind: 'measurements.flag-again', payload: Type.Object({}) })

/**
 * Flags stored readings again at the first start with changed plausible ranges. Later runs have nothing to do
 * unless one failed.
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
 * Flags every reading by the range of its parameter, day by day. After an interruption, the rollups show which
 * days are done.
 *
 * @returns number of readings whose flag changed
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

/** Data points of the parameters, if they are stored in the unit of the range. */
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
