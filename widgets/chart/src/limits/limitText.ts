import {
  COMBINATIONS,
  formatTooltipValue,
  HOUR_MS,
  periodWords,
  type AlertLimit,
  type Frame,
  type useChartText,
} from '@airshed/kit'

const SIGNS: Readonly<Record<AlertLimit['expr'], string>> = {
  gt: '>',
  gte: '≥',
  lt: '<',
  lte: '≤',
}

/** What is compared if not each single reading, by how the kind combines readings. */
const STATISTICS = {
  mean: 'charts.mean',
  vectorMean: 'charts.vectorMean',
  energyMean: 'charts.energyMean',
  maximum: 'charts.maximumOf',
  minimum: 'charts.minimumOf',
  total: 'charts.totalOf',
} as const

export interface LimitTextOptions {
  /** In the unit of the frame. */
  value: number
  frame: Pick<Frame, 'unit' | 'kind'>
  /** The line it belongs to; null if there is only one. */
  line: string | null
  /** BCP 47 tag. */
  locale: string
  text: ReturnType<typeof useChartText>
}

/**
 * A limit as written at its line: "Dust: > 35 µg/m³", or "Dust: 24 h mean > 50 µg/m³", so that a limit for
 * a mean is never mistaken for one for readings.
 */
export function limitText(
  { name, expr, period_ms: periodMs }: Pick<AlertLimit, 'name' | 'expr' | 'period_ms'>,
  { value, frame, line, locale, text }: LimitTextOptions,
): string {
  const statistic =
    periodMs === null
      ? ''
      : text(STATISTICS[COMBINATIONS[frame.kind]], { period: hours(periodMs, locale) })
  const compared = [line ?? '', statistic].filter((word) => word !== '').join(', ')
  const amount = `${formatTooltipValue(value, locale)} ${frame.unit}`.trim()
  return `${name}: ${compared === '' ? '' : `${compared} `}${SIGNS[expr]} ${amount}`
}

/** The window slides: 24 h are not a day, which begins at midnight. */
const hours = (periodMs: number, locale: string): string =>
  periodMs % HOUR_MS === 0
    ? `${new Intl.NumberFormat(locale).format(periodMs / HOUR_MS)} h`
    : periodWords(periodMs, locale)
