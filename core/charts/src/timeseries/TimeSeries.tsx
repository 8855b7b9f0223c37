import {
  belowLimitWords,
  formatTooltipValue,
  hiddenText,
  timeFormat,
  useCalmSummary,
  useUiText,
  type ThemeName,
  type UiText,
} from '@airshed/ui'
import type { KeyboardEvent } from 'react'
import { useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { type ChartText, useChartText } from '../messages/chartMessages.ts'
import { pointsOf, type PlotModel } from '../plot/plotModel.ts'
import type { PlotCursor } from '../plot/timePlot.ts'
import type {
  ChartRange,
  ChartSeries,
  ChartThreshold,
  ChartZone,
  MovableLimit,
} from '../series/chartSeries.ts'
import { statisticsOfValues } from '../series/seriesStatistics.ts'
import { stateText } from '../series/stateText.ts'
import { chartSummary } from './chartSummary.ts'
import { ChartTooltip } from './ChartTooltip.tsx'
import { type HoverValue, hoverValues } from './hoverValues.ts'
import { keyboardMove } from './keyboardMove.ts'
import { LimitHandle } from './LimitHandle.tsx'
import { useSharedTime, type SharedTime } from './useSharedTime.ts'
import { useTimePlot } from './useTimePlot.ts'
import './timeSeries.css'

export interface TimeSeriesProps {
  series: readonly ChartSeries[]
  /** The window that the chart shows, independent of the span of its data. */
  range: ChartRange
  /** Faint bands; default none. Keep the same array while its contents do not change. */
  zones?: readonly ChartZone[]
  /** Dashed lines; default none. Keep the same array while its contents do not change. */
  thresholds?: readonly ChartThreshold[]
  /** A dashed line that is moved by the pointer and by arrow keys; default none. */
  limit?: MovableLimit
  /** Breaks lines at gaps, see `drawnPoints`; default true. */
  showGaps?: boolean
  /** IANA zone of all times. */
  timezone: string
  theme: ThemeName
  /** CSS pixels, see `useElementSize`. */
  width: number
  height: number
  /** Time under the pointer, UTC milliseconds; null when it leaves. */
  onHoverTime?: (time: number | null) => void
  /** Shared with other charts: the time under the pointer in one is a line in the others. */
  hoverTime?: SharedTime
  /** A window drawn with the pointer, or by the keys + and −. */
  onZoom?: (range: ChartRange) => void
  /** Two presses on the plot, or the key Backspace: back to the window before the zooms. */
  onReset?: () => void
  /** The chart in words; default made from the series. */
  summary?: string
}

const NONE: readonly never[] = []
/** A value is shown when it lies within this many pixels of the cursor. */
const NEAR_PX = 8
const SMALLEST_PX = 16

/** Lines over time. Without a size (0 by 0) it draws nothing yet. */
export function TimeSeries(props: TimeSeriesProps) {
  const { series, range, timezone, theme, zones = NONE, limit } = props
  const { onHoverTime, hoverTime, onZoom, onReset, showGaps = true } = props
  const { locale } = useIntl()
  const text = useChartText()
  const uiText = useUiText()
  const host = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState<PlotCursor | null>(null)
  const [spoken, setSpoken] = useState('')
  const width = Math.max(SMALLEST_PX, Math.floor(props.width))
  const height = Math.max(SMALLEST_PX, Math.floor(props.height))
  const handle = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const limitUnit = limit?.unit ?? series[0]?.unit ?? ''
  const limitAt = dragged ?? limit?.value
  const limitLabel = limit?.label ?? ''
  const fixed = props.thresholds ?? NONE
  const thresholds = useMemo(
    () =>
      limitAt === undefined
        ? fixed
        : [...fixed, { value: limitAt, label: limitLabel, unit: limitUnit }],
    [fixed, limitAt, limitLabel, limitUnit],
  )
  const model: PlotModel = {
    series,
    range,
    zones,
    thresholds,
    showGaps,
    timezone,
    locale,
    theme,
    width,
    height,
    states: [uiText('ui.reading.no'), uiText('ui.reading.yes')],
  }
  const isPointing = useRef(false)
  const point = (next: PlotCursor | null): void => {
    isPointing.current = next !== null
    setCursor(next)
    onHoverTime?.(next?.time ?? null)
    hoverTime?.set(next?.time ?? null)
  }
  const hasRoom = props.width > 0 && props.height > 0
  const plot = useTimePlot(host, hasRoom ? model : null, {
    onCursor: point,
    onZoom: (next) => onZoom?.(next),
    onReset: () => onReset?.(),
    onDraw() {
      const top = limitAt === undefined ? null : (plot.current?.topOf(limitAt, limitUnit) ?? null)
      if (handle.current === null) return
      handle.current.hidden = top === null
      handle.current.style.top = `${top ?? 0}px`
    },
  })
  useSharedTime(plot, hoverTime, isPointing)

  const nearMs = (NEAR_PX / width) * (range.to - range.from)
  const values = cursor === null ? NONE : hoverValues(series, cursor.time, nearMs)
  const names = series.map(({ id, isHidden }) => `${id} ${isHidden === true}`).join(' ')
  const summary = useCalmSummary(
    () => props.summary ?? summaryOf(model, text, uiText),
    [props.summary, names, range.to - range.from, locale, timezone, width].join('|'),
    series,
  )

  const onKeyDown = (event: KeyboardEvent): void => {
    const move = keyboardMove(event.key, event.shiftKey, range, cursor?.time ?? null)
    if (move === null || (move.kind === 'reset' && onReset === undefined)) return
    event.preventDefault()
    if (move.kind === 'leave') {
      plot.current?.showTime(null)
      point(null)
    } else if (move.kind === 'reset') onReset?.()
    else if (move.kind === 'zoom') onZoom?.(move.range)
    else plot.current?.step(move.points)
  }
  const described =
    cursor === null ? '' : sentence(cursor.time, values, { locale, timezone, uiText })

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a chart that is read with the arrow keys
    // takes the focus itself
    <div
      className="air-chart"
      role="group"
      aria-roledescription={text('charts.chart')}
      aria-label={summary}
      aria-keyshortcuts={onReset === undefined ? undefined : 'Backspace'}
      tabIndex={0}
      style={{ width, height }}
      onKeyDown={onKeyDown}
      onKeyUp={() => setSpoken(described)}
    >
      <div ref={host} aria-hidden />
      {limit === undefined || !hasRoom ? null : (
        <LimitHandle
          limit={limit}
          handle={handle}
          valueAt={(top) => plot.current?.valueAt(top, limitUnit) ?? null}
          onDrag={setDragged}
        />
      )}
      {cursor === null ? null : (
        <ChartTooltip {...{ range, timezone, values, ...cursor }} chartWidth={width} />
      )}
      <span className="air-visually-hidden" aria-live="polite">
        {spoken}
      </span>
    </div>
  )
}

/** A summary of the drawn points, which include the minimum, maximum and newest value. */
function summaryOf(model: PlotModel, text: ChartText, uiText: UiText): string {
  const { series, range, locale, timezone } = model
  return chartSummary(series, range, { locale, timezone, text, uiText }, (one) => {
    const { times, values } = pointsOf(model, one)
    const inside = Array.from(values).filter((_, index) => {
      const time = times[index] ?? Number.NaN
      return time >= range.from && time <= range.to
    })
    return statisticsOfValues(inside, one)
  })
}

function sentence(
  time: number,
  values: readonly HoverValue[],
  { locale, timezone, uiText }: { locale: string; timezone: string; uiText: UiText },
): string {
  const described = values.map(
    ({ label, value, unit, hidden, belowLimit, ...kinds }) =>
      `${label} ${
        hidden !== null
          ? hiddenText(hidden, { unit, locale, text: uiText })
          : belowLimit === undefined
            ? (stateText(kinds, value, { locale, uiText }) ??
              `${formatTooltipValue(value, locale)} ${unit}`)
            : belowLimitWords(belowLimit, { unit, locale, text: uiText })
      }`,
  )
  return [timeFormat(locale, timezone).dateTime(time), ...described].join(', ')
}
