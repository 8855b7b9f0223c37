import { formatShare, type UiText } from '@airshed/ui'
import type { ChartSeries } from './chartSeries.ts'

/**
 * A value of a state in words: yes or no as it was measured, the share of time that it was so where it is an average.
 *
 * @returns null: it is no state, or there is no value
 */
export function stateText(
  { kind, averagingPeriodMs = null }: Pick<ChartSeries, 'kind' | 'averagingPeriodMs'>,
  value: number | null | undefined,
  { locale, uiText }: { locale: string; uiText: UiText },
): string | null {
  if (kind !== 'boolean' || value == null || Number.isNaN(value)) return null
  if (averagingPeriodMs !== null) return formatShare(value, locale)
  return uiText(value === 0 ? 'ui.reading.no' : 'ui.reading.yes')
}
