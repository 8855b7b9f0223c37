import { DAY_MS, HOUR_MS } from '@airshed/domain'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { endExpiredContexts } from '../../identity/accessContext.ts'
import { forgetAuditBefore } from './queries.ts'

/** Ends access contexts whose time is over, and forgets what the audit log has kept long enough. */
export async function tidyAccess(context: ServerContext): Promise<void> {
  await endExpiredContexts(context)
  await forgetAuditBefore(context.store.db, context.clock() - context.config.auditDays * DAY_MS)
}

/** Tidies at the start and then each hour, until the server closes. */
export function keepAccessTidy(app: FastifyInstance, context: ServerContext): void {
  let running = Promise.resolve()
  const tidy = () => {
    running = tidyAccess(context).catch((error: unknown) =>
      context.log.warn({ err: error }, 'The audit log could not be tidied; it is tried again'),
    )
    return running
  }
  const timer = setInterval(tidy, HOUR_MS)
  timer.unref()
  app.addHook('onReady', tidy)
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
