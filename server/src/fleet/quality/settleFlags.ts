import { HOUR_MS, SECOND_MS } from '@airshed/domain'
import { sql, type Transaction } from 'kysely'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import { ALERTS_TOPIC } from '../../storage/store/alertSources/topic.ts'
import type { Db } from '../../storage/store/db.ts'
import { FOLLOWED_KNOWN_FOR_MS } from '../../storage/store/measurements/followedPoints.ts'
import { settleQualityFlags } from '../../storage/store/measurements/settleQualityFlags.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { COMPUTED_TOPIC } from '../computed/topic.ts'

/**
 * When flags are settled for a second time: processes know by then which data points have flags, and have stored what they began
 * before they knew.
 */
const AGAIN_MS = FOLLOWED_KNOWN_FOR_MS + 20 * SECOND_MS

/** Makes the readings follow flags that were set or withdrawn. */
const settleFlagsJob = defineJob({
  kind: 'measurements.settle-quality-flags',
  queue: 'quality',
  payload: Type.Object({ organizationId: Type.String(), flagIds: Type.Array(Type.String()) }),
  organization: ({ organizationId }) => organizationId,
})

type Settling = Pick<ServerContext, 'bus'>

/** Works on flags whose call could not wait for them, and once more on all of them. */
export function keepFlagsSettled({ jobs, bus }: Pick<ServerContext, 'jobs' | 'bus'>): void {
  jobs.work(settleFlagsJob, async ({ db, payload, signal, progress }) => {
    await settleFlags({ bus }, db, payload.flagIds, async (doneMs, ofMs) => {
      signal.throwIfAborted()
      await progress(hoursOf(doneMs), hoursOf(ofMs), 'hours')
    })
  })
}

const hoursOf = (ms: number): number => Math.ceil(ms / HOUR_MS)

/** Adds the jobs by which readings follow flags, in the transaction that sets or withdraws them. */
export async function addSettling(
  { jobs, clock }: Pick<ServerContext, 'jobs' | 'clock'>,
  tx: Transaction<Tables>,
  payload: { organizationId: string; flagIds: string[] },
): Promise<void> {
  await jobs.add(tx, settleFlagsJob, payload)
  await jobs.add(tx, settleFlagsJob, payload, { runAt: clock() + AGAIN_MS })
}

/**
 * Makes the readings of the spans of some flags follow all flags in force. What is done stays done if it ends early, and doing
 * it again changes nothing.
 *
 * @param onDay called after each day that had something to change, with the part of all spans that is done, ms; it may throw to end here
 */
export async function settleFlags(
  { bus }: Settling,
  db: Db,
  flagIds: readonly string[],
  onDay: (doneMs: number, ofMs: number) => void | Promise<void> = () => {},
): Promise<void> {
  const flags = await db
    .selectFrom('quality_flags')
    .select(['id', 'data_point', 'from_ts', 'to_ts', 'withdrawn_at'])
    .where(sql<boolean>`id = any(${[...flagIds]}::int8[])`)
    .orderBy('id')
    .execute()
  const spans = flags.map(({ data_point: key, from_ts: from, to_ts: to }) => ({
    key,
    from: Number(from),
    to: Number(to),
  }))
  const ofMs = spans.reduce((sum, { from, to }) => sum + to - from, 0)
  let doneMs = 0
  for (const [at, { id, withdrawn_at: withdrawnAt }] of flags.entries()) {
    const span = spans[at]
    if (span === undefined) continue
    const changed = await settleQualityFlags(db, span, (endMs) =>
      onDay(doneMs + Math.min(endMs, span.to) - span.from, ofMs),
    )
    doneMs += span.to - span.from
    await db
      .updateTable('quality_flags')
      .set({ is_settled: true })
      .where('id', '=', id)
      .where(sql<boolean>`withdrawn_at is not distinct from ${withdrawnAt}::int8`)
      .where('is_settled', '=', false)
      .execute()
    if (changed === 0) continue
    // Computed parameters and alerts follow at once, not when they poll for marks by themselves.
    bus.signal(COMPUTED_TOPIC)
    bus.signal(ALERTS_TOPIC)
  }
}
