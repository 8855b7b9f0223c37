import { DAY_MS, HOUR_MS } from '@airshed/domain'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import { endExpiredContexts } from '../../access/identity/accessContext.ts'
import { forgetEventsBefore } from '../../access/events/forget.ts'
import { defineJob } from '../../storage/jobs/defineJob.ts'

const tidyAccessJob = defineJob({ kind: 'access.tidy', payload: Type.Object({}) })

/** Ends expired access contexts, and deletes audit log entries past their retention period. */
export async function tidyAccess(context: ServerContext): Promise<void> {
  await endExpiredContexts(context)
  await forgetEventsBefore(context.store.db, context.clock() - context.config.auditDays * DAY_MS)
}

/** Schedules this every hour. */
export function keepAccessTidy(context: ServerContext): void {
  context.jobs.work(tidyAccessJob, () => tidyAccess(context))
  context.jobs.every(tidyAccessJob, { everyMs: HOUR_MS })
}
