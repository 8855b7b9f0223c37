import { DAY_MS } from '@airshed/domain'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'
import { CLOCKS_DIFFER_MS } from '../../base/deviceAuthority/authority.ts'

const forgetExpiredJob = defineJob({ kind: 'device-certificates.forget', payload: Type.Object({}) })

/** Deletes certificates that have expired, which no list has to name any more. */
export async function forgetExpired({
  store,
  clock,
}: Pick<ServerContext, 'store' | 'clock'>): Promise<void> {
  await store.db
    .deleteFrom('device_certificates')
    .where('expires_at', '<', clock() - CLOCKS_DIFFER_MS)
    .execute()
}

/** Schedules this every day. */
export function keepExpiredForgotten(
  context: Pick<ServerContext, 'store' | 'clock' | 'jobs'>,
): void {
  context.jobs.work(forgetExpiredJob, () => forgetExpired(context))
  context.jobs.every(forgetExpiredJob, { everyMs: DAY_MS })
}
