import type { AlertDuration } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { durationText } from '../../durationText.ts'

/** How often and how long the alert itself was active, and how long it had no data, in a sentence each. */
export function activitySummary(durations: readonly AlertDuration[], intl: PluginIntl): string {
  const own = durations.filter(({ dataPointId }) => dataPointId === null)
  const active = own.filter(({ state }) => state === 'active')
  const gaps = own.filter(({ state }) => state === 'no_data')
  const said = (id: string, spans: readonly AlertDuration[]): string =>
    intl.formatMessage(
      { id: spans.at(-1)?.isOpen === true ? `${id}.open` : id },
      { count: spans.length, length: lengthText(spans, intl) },
    )
  const activeText =
    active.length === 0
      ? intl.formatMessage({ id: 'monitor.summary.none' })
      : said('monitor.summary', active)
  return gaps.length === 0 ? activeText : `${activeText}. ${said('monitor.summary.noData', gaps)}`
}

const lengthText = (spans: readonly AlertDuration[], { locale }: PluginIntl): string =>
  durationText(
    spans.reduce((sum, { from, to }) => sum + to - from, 0),
    locale,
  )
