import { HOUR_MS } from '@airshed/domain'
import { BLOCKED_ATTEMPTS, type PluginReport } from '@airshed/schemas'
import { invalidField } from '../../access/input/invalidField.ts'
import { requireVersion, type Decision } from './decide.ts'
import { countReports, hasReport } from './events.ts'

/** The same report, from any sender, is stored once per this interval. */
export const SAME_REPORT_MS = 60_000
/** Blocked attempts are counted in the browser, and stored once per this interval for each kind of attempt. */
export const SAME_BLOCKED_MS = HOUR_MS
/** Reports about one plugin stored per organization and hour, because consoles send them automatically. */
export const REPORTS_PER_HOUR = 60

/**
 * Stores a console's report about a plugin as an event.
 *
 * @param now ms UTC
 * @throws ApiError 404 for a version that the organization does not have
 */
export async function takeReport(
  { tx, announce, ...plugin }: Decision,
  { version, kind, detail, count = 1 }: PluginReport,
  now: number,
): Promise<void> {
  await requireVersion(tx, plugin, version)
  const isBlocked = kind === 'blocked'
  if (isBlocked && !BLOCKED_ATTEMPTS.some((attempt) => attempt === detail)) {
    throw invalidField('/detail', `one of ${BLOCKED_ATTEMPTS.join(', ')}`, detail)
  }
  const keptForMs = isBlocked ? SAME_BLOCKED_MS : SAME_REPORT_MS
  if (await hasReport(tx, plugin, { version, kind, detail }, now - keptForMs)) return
  if ((await countReports(tx, plugin, now - HOUR_MS)) >= REPORTS_PER_HOUR) return
  announce(kind, version, detail, isBlocked ? { count } : {})
}
