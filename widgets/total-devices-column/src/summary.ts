import type { PluginIntl, WidgetData } from '@airshed/kit'
import type { TotalDevicesColumnConfig } from './config.ts'
import { typeColumns } from './typeColumns.ts'

/** Maximum number of types listed one by one; the sentence ends with the number of others. */
const LISTED_MAX = 6

/** How many devices there are of each type, and how many of them are online. */
export function summary(
  _config: TotalDevicesColumnConfig,
  data: WidgetData,
  intl: PluginIntl,
): string {
  const columns = typeColumns(data.status)
  if (columns.length === 0) return intl.formatMessage({ id: 'summary.empty' })
  const listed = columns.slice(0, LISTED_MAX).map(({ type, total, parts }) => {
    const online = parts.find(({ state }) => state === 'online')?.count ?? 0
    return intl.formatMessage({ id: 'summary.type' }, { type, total, online })
  })
  const more = columns.length - listed.length
  if (more > 0) listed.push(intl.formatMessage({ id: 'summary.more' }, { count: more }))
  return intl.formatMessage(
    { id: 'summary' },
    { count: columns.length, details: listed.join('; ') },
  )
}
