import { COMBINATIONS, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@airshed/domain'
import type { ParameterKind } from '@airshed/schemas'
import type { ChartText } from '../messages/chartMessages.ts'
import { basisName } from './basisName.ts'

/** Symbols of ISO 80000-3, the same in every language. */
const UNITS = [
  { symbol: 'h', ms: HOUR_MS },
  { symbol: 'min', ms: MINUTE_MS },
  { symbol: 's', ms: SECOND_MS },
] as const

/**
 * A period in its largest whole unit: `1 day`, `1 h`, `15 min`.
 *
 * @param locale BCP 47 tag
 */
export function periodWords(periodMs: number, locale: string): string {
  if (periodMs % DAY_MS === 0) {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day' })
    return format.format(periodMs / DAY_MS)
  }
  const { symbol, ms } = UNITS.find((one) => periodMs % one.ms === 0) ?? UNITS[2]
  return `${new Intl.NumberFormat(locale).format(periodMs / ms)} ${symbol}`
}

/** How the readings of a period were combined, by the combination of their kind. */
const WORDS = {
  mean: 'charts.mean',
  vectorMean: 'charts.vectorMean',
  energyMean: 'charts.energyMean',
  maximum: 'charts.maximumOf',
  minimum: 'charts.minimumOf',
  total: 'charts.totalOf',
} as const

/** What the values of a series are. */
export interface AveragedFrame {
  /** null: as measured. */
  readonly averagingPeriodMs: number | null
  /** Default scalar. */
  readonly kind?: ParameterKind
  /** Absent: as the device reported them. */
  readonly basis?: 'corrected'
}

/**
 * What the values of the lines are: "1 h mean", "1 h total", "1 h mean (corrected)", "corrected", or "as measured"; if they
 * differ, each is listed once.
 *
 * @param frames the series that are shown; their kind is scalar by default
 * @param locale BCP 47 tag
 */
export function averagingWords(
  frames: readonly AveragedFrame[],
  locale: string,
  text: ChartText,
): string {
  const words = frames.map(({ averagingPeriodMs: periodMs, kind = 'scalar', basis }) =>
    periodMs === null
      ? text(basis === undefined ? 'charts.asMeasured' : 'charts.corrected')
      : basisName(
          text(WORDS[COMBINATIONS[kind]], { period: periodWords(periodMs, locale) }),
          basis,
          text,
        ),
  )
  return [...new Set(words)].join(', ')
}
