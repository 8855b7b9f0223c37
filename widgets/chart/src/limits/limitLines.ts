import {
  THEME_TOKENS,
  unitConverter,
  type AlertLimit,
  type ChartSeries,
  type ChartThreshold,
  type Frame,
  type useChartText,
  type WidgetProps,
} from '@airshed/kit'
import { limitText } from './limitText.ts'

/** Maximum number of limit lines in one chart: more would hide the readings. */
export const LIMIT_LINES_MAX = 6

const COLORS = { critical: 'danger', warning: 'warning', info: 'accent' } as const

/** A limit as a line of the chart, and the alert it belongs to. */
export interface LimitLine extends ChartThreshold {
  id: string
  alertId: string
  isActive: boolean
}

export interface LimitLinesOptions {
  frames: readonly Frame[]
  /** The lines that are drawn. */
  series: readonly Pick<ChartSeries, 'id' | 'label'>[]
  theme: WidgetProps<unknown>['theme']
  /** BCP 47 tag. */
  locale: string
  text: ReturnType<typeof useChartText>
  /** The axis extends to nearby limits, see `ChartThreshold`. */
  canWiden: boolean
}

/**
 * The limits of the lines that are drawn, in the units of those lines. Limits in a unit that the chart
 * does not convert from are left out, as are those of directions.
 *
 * @param limits the most important first
 * @returns the first {@link LIMIT_LINES_MAX}, and how many were left out for lack of space
 */
export function limitLines(
  limits: readonly AlertLimit[],
  { frames, series, theme, locale, text, canWiden }: LimitLinesOptions,
): { lines: readonly LimitLine[]; more: number } {
  const lines = limits.flatMap((limit): LimitLine[] => {
    const drawn = series.find(({ id }) => id === limit.data_point_id)
    const frame = frames.find(({ dataPointId }) => dataPointId === limit.data_point_id)
    if (drawn === undefined || frame === undefined || frame.kind === 'direction') return []
    const convert =
      limit.unit === frame.unit
        ? (value: number) => value
        : unitConverter(frame.path, limit.unit, frame.unit)
    if (convert === null) return []
    const value = convert(limit.value)
    const line = series.length === 1 ? null : drawn.label
    return [
      {
        id: [limit.alert_id, limit.data_point_id, limit.period_ms, limit.expr, limit.value].join(),
        alertId: limit.alert_id,
        isActive: limit.is_active,
        value,
        label: limitText(limit, { value, frame, line, locale, text }),
        color: THEME_TOKENS[theme][COLORS[limit.level]],
        unit: frame.unit,
        beyond: canWiden ? 'widen' : 'hint',
      },
    ]
  })
  return {
    lines: lines.slice(0, LIMIT_LINES_MAX),
    more: Math.max(0, lines.length - LIMIT_LINES_MAX),
  }
}
