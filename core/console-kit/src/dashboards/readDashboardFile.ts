import { validateWith } from '@airshed/contract'
import { DASHBOARD_FILE_VERSION } from '@airshed/domain'
import type { DashboardFile, Issue } from '@airshed/schemas'
import validator from './dashboardFileSchema.ts?validator'

/** The result of reading a text as a dashboard. */
export type ReadDashboardFile =
  | { readonly state: 'read'; readonly file: DashboardFile }
  /** The text is not JSON; `reason` is the browser's message. */
  | { readonly state: 'not-json'; readonly reason: string }
  /** A newer Airshed wrote it. */
  | { readonly state: 'newer'; readonly saved: number; readonly known: number }
  | { readonly state: 'invalid'; readonly issues: readonly Issue[] }

/**
 * Reads the text of a dashboard file. Settings of widgets are left to their plugins, see
 * `checkWidgetConfigs`. Never throws.
 */
export function readDashboardFile(text: string): ReadDashboardFile {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { state: 'not-json', reason: error instanceof Error ? error.message : String(error) }
  }
  const saved = versionOf(value)
  if (saved !== null && saved > DASHBOARD_FILE_VERSION) {
    return { state: 'newer', saved, known: DASHBOARD_FILE_VERSION }
  }
  const issues = validateWith(validator, value)
  if (issues.length > 0) return { state: 'invalid', issues }
  const file = value as DashboardFile
  const repeated = repeatedIds(file)
  return repeated.length > 0 ? { state: 'invalid', issues: repeated } : { state: 'read', file }
}

/** The version of a value that is marked as a dashboard; null for everything else. */
function versionOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return null
  const { format, formatVersion } = value as Record<string, unknown>
  return format === 'airshed-dashboard' && typeof formatVersion === 'number' ? formatVersion : null
}

function repeatedIds({ dashboard }: DashboardFile): Issue[] {
  const seen = new Set<string>()
  return dashboard.widgets.flatMap(({ id }, index) => {
    const isRepeated = seen.has(id)
    seen.add(id)
    if (!isRepeated) return []
    const path = `/dashboard/widgets/${index}/id`
    return [{ path, expected: 'an id that no other widget has', got: id }]
  })
}
