import type { AlertDuration } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { durationWords } from '../../durationWords.ts'

/** How often and how long the alert itself was active, in a sentence. */
export function activitySummary(durations: readonly AlertDuration[], intl: PluginIntl): string {
  const own = durations.filter(({ dataPointId }) => dataPointId === null)
  if (own.length === 0) return intl.formatMessage({ id: 'monitor.summary.none' })
  const totalMs = own.reduce((sum, { from, to }) => sum + to - from, 0)
  return intl.formatMessage(
    { id: own.at(-1)?.isOpen === true ? 'monitor.summary.open' : 'monitor.summary' },
    { count: own.length, length: durationWords(totalMs, intl.locale) },
  )
}
