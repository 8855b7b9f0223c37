import { timeFormat, type PluginIntl, type WidgetData } from '@airshed/kit'
import type { RecentAlertsConfig } from './config.ts'

/** How many alerts there are, how many of this page are active, and which fired last. */
export function summary(_config: RecentAlertsConfig, data: WidgetData, intl: PluginIntl): string {
  const { data: alerts = [], total = 0 } = data.alerts ?? {}
  if (total === 0) return intl.formatMessage({ id: 'summary.empty' })
  const active = alerts.filter(({ statusType }) => statusType === 'active').length
  const words = [intl.formatMessage({ id: 'summary' }, { total, shown: alerts.length, active })]
  const [latest] = alerts
    .filter(({ lastTriggeredTs }) => lastTriggeredTs !== null)
    .toSorted((one, other) => (other.lastTriggeredTs ?? 0) - (one.lastTriggeredTs ?? 0))
  if (latest !== undefined && latest.lastTriggeredTs !== null) {
    const time = timeFormat(intl.locale, intl.timeZone ?? 'UTC').dateTime(latest.lastTriggeredTs)
    words.push(intl.formatMessage({ id: 'summary.latest' }, { name: latest.name, time }))
  }
  return words.join(' ')
}
