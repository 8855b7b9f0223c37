import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { ServerContext } from '../../context.ts'
import { doubtKeysWithRights, followKeyDoubts } from '../../access/rights/keyDoubts.ts'
import { UsageCounter } from '../../access/usage/usageCounter.ts'
import { createOrganizationKeys, type OrganizationKeys } from './organizationKeys.ts'

/** Minimum time between writes of the last use of one key. */
const KEY_USAGE_WRITE_MS = 60_000

/**
 * The ingest keys of a server: keys that end in any process stop working here too, and the last use of each is
 * recorded. The readings of a sender do not wait for that.
 */
export function organizationKeysOf(app: FastifyInstance, context: ServerContext): OrganizationKeys {
  const { clock, log } = context
  const usage = new UsageCounter({
    clock,
    writeEveryMs: KEY_USAGE_WRITE_MS,
    write: (id, { lastUsedAt }) => writeUse(context, id, lastUsedAt),
    onFailure: (err) => log.warn({ err }, 'The last use of an ingest key could not be recorded'),
  })
  const stops = [followKeyDoubts(context), doubtKeysWithRights(context)]
  const timer = setInterval(() => void usage.flush(), KEY_USAGE_WRITE_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    for (const stop of stops) stop()
    await usage.flush(true)
  })
  return createOrganizationKeys(context, (id) => void usage.count(id))
}

async function writeUse({ store }: ServerContext, id: string, lastUsedAt: number): Promise<void> {
  await store.db
    .updateTable('ingest_keys')
    .set({ last_used_at: sql<number>`greatest(coalesce(last_used_at, 0), ${lastUsedAt}::int8)` })
    .where('id', '=', id)
    .execute()
}
