import {
  ChartNote,
  type AlertLimit,
  EmptyState,
  frameLimits,
  frameSeries,
  LineNames,
  useChartText,
  useSharedScale,
  WidgetPlot,
  type DeviceProfile,
  type Frame,
  type WidgetData,
  type WidgetProps,
} from '@airshed/kit'
import { useMemo } from 'react'
import { ChartLegend } from './ChartLegend.tsx'
import type { ChartConfig } from './config.ts'
import { limitLines } from './limits/limitLines.ts'
import { LimitLinks } from './limits/LimitLinks.tsx'
import { reportedSeries } from './reportedSeries.ts'
import './chart.css'

export interface ChartViewProps extends Pick<
  WidgetProps<ChartConfig>,
  'range' | 'size' | 'theme' | 'intl' | 'actions'
> {
  frames: readonly Frame[]
  /** Readings as reported, drawn beside the corrected ones of their data points. Keep the same array while its content is unchanged. */
  reported: readonly Frame[]
  statistics: WidgetData['statistics']
  /** Their limits are drawn; empty: no limits. Keep the same array while its content is unchanged. */
  profiles: readonly DeviceProfile[]
  /** What alerts compare the readings with. Keep the same array while its content is unchanged. */
  alertLimits: readonly AlertLimit[]
  /** Ids of the data points that are drawn. Keep the same array while its content is unchanged. */
  shown: readonly string[]
  /** Breaks the lines where readings are missing. */
  showGaps: boolean
  /** Draws a parameter on the same scale as the other charts of the page that share it. */
  sharesScale: boolean
  onToggle: (dataPointId: string) => void
}

/** Minimum inner size (CSS px) that has space for two rows of cards. */
const ROOMY = { width: 360, height: 220 }
/** Minimum inner height (CSS px) at which the small print is shown even if it says “as measured” only. */
const NOTE_MIN_HEIGHT_PX = 200
/**
 * Below the first of these inner heights (CSS px) names replace the cards, below the second nothing does.
 */
const CARDS_MIN_HEIGHT_PX = 150
const NAMES_MIN_HEIGHT_PX = 80

const NO_ZONES: readonly never[] = []

/** Legend cards above, lines in the middle, small print below. */
export function ChartView(props: ChartViewProps) {
  const {
    frames,
    reported,
    statistics,
    profiles,
    alertLimits,
    shown,
    showGaps,
    sharesScale,
    range,
    size,
    theme,
    intl,
    actions,
    onToggle,
  } = props
  const text = useChartText()
  const { locale } = intl
  const series = useMemo(
    () => frameSeries(frames, shown, theme, text),
    // oxlint-disable-next-line react/exhaustive-deps -- the texts follow from the locale
    [frames, shown, theme, locale],
  )
  const visible = useMemo(() => series.filter(({ isHidden }) => isHidden !== true), [series])
  const beside = useMemo(
    () => reportedSeries(reported, { frames, shown, theme, text }),
    // oxlint-disable-next-line react/exhaustive-deps -- the texts follow from the locale
    [reported, frames, shown, theme, locale],
  )
  const own = useSharedScale(visible, { frames, range, isShared: sharesScale })
  const drawn = useMemo(() => [...own, ...beside], [own, beside])
  const limits = useMemo(() => frameLimits(frames, shown, profiles), [frames, shown, profiles])
  const alerts = useMemo(
    () =>
      limitLines(alertLimits, {
        frames,
        series: visible,
        theme,
        locale,
        text,
        canWiden: !sharesScale,
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the texts follow from the locale
    [alertLimits, frames, visible, theme, locale, sharesScale],
  )
  const shownFrames = [...frames, ...reported].filter(({ dataPointId }) =>
    shown.includes(dataPointId),
  )
  const isRoomy = size.width >= ROOMY.width && size.height >= ROOMY.height
  return (
    <div className="chart-widget">
      {size.height >= CARDS_MIN_HEIGHT_PX ? (
        <ChartLegend
          {...{ frames, series, beside, range, statistics, intl, actions, isRoomy, onToggle }}
        />
      ) : null}
      {size.height < CARDS_MIN_HEIGHT_PX && size.height >= NAMES_MIN_HEIGHT_PX ? (
        <LineNames series={drawn} />
      ) : null}
      {drawn.length === 0 ? (
        <EmptyState
          title={intl.formatMessage({ id: 'state.noneShown' })}
          text={intl.formatMessage({ id: 'state.noneShown.text' })}
        />
      ) : (
        <WidgetPlot
          series={drawn}
          zones={limits?.zones ?? NO_ZONES}
          thresholds={alerts.lines}
          {...{ showGaps, range, theme, intl, actions }}
        />
      )}
      {alerts.lines.length > 0 && size.height >= NOTE_MIN_HEIGHT_PX ? (
        <LimitLinks {...alerts} intl={intl} actions={actions} />
      ) : null}
      {size.height >= CARDS_MIN_HEIGHT_PX ? (
        <ChartNote
          frames={shownFrames}
          limits={limits}
          isBrief={size.height < NOTE_MIN_HEIGHT_PX}
        />
      ) : null}
    </div>
  )
}
