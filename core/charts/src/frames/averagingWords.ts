import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@airshed/domain'
import type { ChartText } from '../messages/chartMessages.ts'

const UNITS = [
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
  { unit: 'second', ms: SECOND_MS },
] as const

/**
 * A period in its largest whole unit: `1 hr`, `15 min`.
 *
 * @param locale BCP 47 tag
 */
export function periodWords(periodMs: number, locale: string): string {
  const { unit, ms } = UNITS.find((one) => periodMs % one.ms === 0) ?? { unit: 'second', ms: 1000 }
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })
  return format.format(periodMs / ms)
}

/**
 * The averaging of the lines: "1 hr mean", or "as measured"; each once when they differ.
 *
 * @param frames the series that are shown
 * @param locale BCP 47 tag
 */
export function averagingWords(
  frames: readonly { readonly averagingPeriodMs: number | null }[],
  locale: string,
  text: ChartText,
): string {
  const words = frames.map(({ averagingPeriodMs: periodMs }) =>
    periodMs === null
      ? text('charts.asMeasured')
      : text('charts.mean', { period: periodWords(periodMs, locale) }),
  )
  return [...new Set(words)].join(', ')
}
