import { HOUR_MS } from '@airshed/domain'
import type { PluginReport } from '@airshed/schemas'
import { requireVersion, type Decision } from './decide.ts'
import { countReports, hasReport } from './events.ts'

/** The same report is kept once in this time, from any sender. */
export const SAME_REPORT_MS = 60_000
/** Reports about one plugin that an organization keeps of one hour: consoles send them by themselves. */
export const REPORTS_PER_HOUR = 60

/**
 * Keeps what a console had to do about a plugin as an event.
 *
 * @param now ms UTC
 * @throws ApiError 404 for a version that the organization does not have
 */
export async function takeReport(
  { tx, tell, ...plugin }: Decision,
  { version, kind, detail }: PluginReport,
  now: number,
): Promise<void> {
  await requireVersion(tx, plugin, version)
  if (await hasReport(tx, plugin, { version, kind, detail }, now - SAME_REPORT_MS)) return
  if ((await countReports(tx, plugin, now - HOUR_MS)) >= REPORTS_PER_HOUR) return
  tell(kind, version, detail)
}
