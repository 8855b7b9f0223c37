import { timeFormat, type PluginIntl, type WidgetData } from '@airshed/kit'
import { HOURS_DEFAULT, type DevicesOnlineConfig } from './config.ts'
import { onlineHours, sharesOfHours } from './onlineHours.ts'

/** How many devices reported in the newest hour, and in the finished hours with the fewest and the most. */
export function summary(
  { hours: count = HOURS_DEFAULT }: DevicesOnlineConfig,
  data: WidgetData,
  intl: PluginIntl,
): string {
  const { hours } = onlineHours(data.online ?? {}, data.status ?? {}, count)
  const latest = hours.at(-1)
  if (latest === undefined || hours.every(({ total }) => total === 0)) {
    return intl.formatMessage({ id: 'summary.empty' }, { count })
  }
  const asOfMs = data.asOfMs ?? latest.atMs
  const shares = sharesOfHours(hours, asOfMs)
  const finished = hours.filter((_, index) => shares[index] === 1)
  const byTotal = (finished.length === 0 ? hours : finished).toSorted(
    (one, other) => one.total - other.total,
  )
  return intl.formatMessage(
    { id: 'summary' },
    {
      count: Math.max(1, finished.length),
      total: latest.total,
      time: timeFormat(intl.locale, intl.timeZone ?? 'UTC').time(latest.atMs),
      minimum: byTotal[0]?.total ?? 0,
      maximum: byTotal.at(-1)?.total ?? 0,
    },
  )
}
