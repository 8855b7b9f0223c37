import { DAY_MS } from '@airshed/domain'
import { Type } from 'typebox'
import type { ServerContext } from '../../../context.ts'
import { defineJob } from '../../../storage/jobs/defineJob.ts'

/** How long an ended key stays in the list, so that it is recognized if something still sends with it. */
export const ENDED_KEYS_KEPT_MS = 90 * DAY_MS

const forgetEndedKeysJob = defineJob({ kind: 'ingest-keys.forget', payload: Type.Object({}) })

/** Deletes keys that ended longer ago than {@link ENDED_KEYS_KEPT_MS}. */
export async function forgetEndedKeys({
  store,
  clock,
}: Pick<ServerContext, 'store' | 'clock'>): Promise<void> {
  const before = clock() - ENDED_KEYS_KEPT_MS
  await store.db
    .deleteFrom('ingest_keys')
    .where((where) =>
      where.or([where('revoked_at', '<', before), where('expires_at', '<', before)]),
    )
    .execute()
}

/** Schedules this every day. */
export function keepEndedKeysForgotten(
  context: Pick<ServerContext, 'store' | 'clock' | 'jobs'>,
): void {
  context.jobs.work(forgetEndedKeysJob, () => forgetEndedKeys(context))
  context.jobs.every(forgetEndedKeysJob, { everyMs: DAY_MS })
}
