import type { PluginReport } from '@airshed/schemas'
import { requireVersion, type Decision } from './decide.ts'
import { isToldSince, keepEvent, logEvents } from './events.ts'
import type { PluginContext } from './queries.ts'

/** The same report is told once in so long, whoever sends it. */
export const SAME_REPORT_MS = 60_000

/**
 * Keeps what a console had to do about a plugin as an event, and tells the log.
 *
 * @throws ApiError 404 for a version that the organization does not have
 */
export async function takeReport(
  { store, clock, log }: PluginContext,
  plugin: Decision,
  { version, kind, detail }: PluginReport,
): Promise<void> {
  const { organizationId, id, author } = plugin
  const ts = clock()
  const event = { organizationId, id, author, version, kind, detail, ts }
  await requireVersion(store.db, plugin, version)
  const isNew = await store.db.transaction().execute(async (transaction) => {
    if (await isToldSince(transaction, event, ts - SAME_REPORT_MS)) return false
    await keepEvent(transaction, event)
    return true
  })
  if (isNew) logEvents(log, [event])
}
