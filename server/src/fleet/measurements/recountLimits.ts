import { HOUR_MS } from '@airshed/domain'
import { Type } from 'typebox'
import { ALERTS_TOPIC } from '../../storage/store/alertSources/topic.ts'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import type { JobRun } from '../../storage/jobs/jobs.ts'
import { COMPUTED_TOPIC } from '../computed/topic.ts'
import {
  countStaleDays,
  recountDay,
  staleDays,
} from '../../storage/store/measurements/recountDay.ts'

/** Days that are looked up at a time. */
const PAGE_DAYS = 1_000

/** Counts readings below their detection limit again, after their organization has chosen another rule. */
export const recountLimits = defineJob({
  kind: 'measurements.recount-limits',
  payload: Type.Object({ organizationId: Type.String() }),
  organization: ({ organizationId }) => organizationId,
})

/** The same for devices that were transferred to an organization with another rule, and for whatever else was missed. */
const recountAll = defineJob({ kind: 'measurements.recount-all-limits', payload: Type.Object({}) })

type Run = Pick<JobRun<object>, 'db' | 'signal' | 'progress'>

/** Keeps what is stored below detection limits counted by the rules that organizations have chosen. */
export function keepLimitsCounted({ jobs, bus }: Pick<ServerContext, 'jobs' | 'bus'>): void {
  const recount = async (run: Run, organizationId: string | null): Promise<void> => {
    if ((await recountStale(run, organizationId)) === 0) return
    // Computed parameters and alerts follow at once, not when they poll for marks by themselves.
    bus.signal(COMPUTED_TOPIC)
    bus.signal(ALERTS_TOPIC)
  }
  jobs.work(recountLimits, (run) => recount(run, run.payload.organizationId))
  jobs.work(recountAll, (run) => recount(run, null))
  jobs.every(recountAll, { everyMs: HOUR_MS })
}

/**
 * Recounts day by day, until none is left that counts by another rule: one may be chosen meanwhile. After an interruption, the
 * days that are done are no longer found.
 *
 * @param organizationId null: of all organizations
 * @returns number of readings that count differently
 */
export async function recountStale(
  { db, signal, progress }: Run,
  organizationId: string | null,
): Promise<number> {
  let [changed, before, done] = [0, -1, 0]
  const of = await countStaleDays(db, organizationId)
  while (changed > before) {
    before = changed
    let page = await staleDays(db, organizationId, null, PAGE_DAYS)
    while (page.length > 0) {
      for (const day of page) {
        signal.throwIfAborted()
        changed += await recountDay(db, day)
        done += 1
        await progress(done, Math.max(of, done), 'days')
      }
      page = await staleDays(db, organizationId, page.at(-1) ?? null, PAGE_DAYS)
    }
  }
  return changed
}
