import {
  ChartNote,
  EmptyState,
  frameLimits,
  frameSeries,
  useChartText,
  FaultyData,
  hasValues,
  isFaulty,
  LineNames,
  SHOWN_MAX,
  WidgetPlot,
  type DeviceProfile,
  type Frame,
  type WidgetProps,
} from '@airshed/kit'
import { useMemo } from 'react'
import type { ChartTableConfig } from './config.ts'
import type { ParameterRow } from './parameterRows.ts'
import { ParameterTable } from './ParameterTable.tsx'
import './chartTable.css'

export interface ChartTableViewProps extends Pick<
  WidgetProps<ChartTableConfig>,
  'range' | 'size' | 'theme' | 'intl' | 'actions'
> {
  /** At least one. */
  rows: readonly ParameterRow[]
  /** Percentiles that have a column, 0–100. */
  percents: readonly number[]
  /** Their limits are drawn; empty: no limits. */
  profiles: readonly DeviceProfile[]
  /** Ids of the data points that are drawn. Keep the same array while its content is unchanged. */
  shown: readonly string[]
  /** Breaks the lines where readings are missing. */
  showGaps: boolean
  /** More lines were requested than fit. */
  isFull: boolean
  onToggle: (dataPointId: string) => void
}

/** Minimum inner height (CSS px) that has space for the table below the lines. */
const TABLE_MIN_HEIGHT_PX = 220
/** Below this inner height (CSS px) the note about the values is left out. */
const NOTE_MIN_HEIGHT_PX = 150
/** Below this inner height (CSS px) not even the names fit. */
const NAMES_MIN_HEIGHT_PX = 80
const NO_ZONES: readonly never[] = []

/** Lines above, small print in the middle, the figures of each line below. */
export function ChartTableView(props: ChartTableViewProps) {
  const { rows, profiles, shown, percents, showGaps, isFull, range, size, theme, intl, actions } =
    props
  const frames = useMemo(() => rows.map(({ frame }) => frame), [rows])
  const text = useChartText()
  const { locale } = intl
  const series = useMemo(
    () => frameSeries(frames, shown, theme, text),
    // oxlint-disable-next-line react/exhaustive-deps -- the texts follow from the locale
    [frames, shown, theme, locale],
  )
  const drawn = useMemo(() => series.filter(({ isHidden }) => isHidden !== true), [series])
  const profile = profiles[0]
  const limits = useMemo(
    () => frameLimits(frames, shown, profile === undefined ? [] : [profile]),
    [frames, shown, profile],
  )
  const shownFrames = frames.filter(({ dataPointId }) => shown.includes(dataPointId))
  const hasTable = size.height >= TABLE_MIN_HEIGHT_PX
  return (
    <div className="chart-table-widget">
      {!hasTable && size.height >= NAMES_MIN_HEIGHT_PX ? <LineNames series={drawn} /> : null}
      {hasValues(frames, range) && drawn.length > 0 ? (
        <WidgetPlot
          series={drawn}
          zones={limits?.zones ?? NO_ZONES}
          {...{ showGaps, range, theme, intl, actions }}
        />
      ) : (
        <NothingDrawn frames={shownFrames} intl={intl} />
      )}
      {hasTable ? (
        <>
          <ChartNote frames={shownFrames} limits={limits} />
          <div className="chart-table-full" role="status">
            {isFull ? intl.formatMessage({ id: 'table.full' }, { count: SHOWN_MAX }) : null}
          </div>
          <ParameterTable
            colors={series.map(({ color }) => color)}
            {...{ rows, shown, percents, range, intl, actions }}
            width={size.width}
            onToggle={props.onToggle}
          />
        </>
      ) : null}
      {!hasTable && size.height >= NOTE_MIN_HEIGHT_PX ? (
        <ChartNote frames={shownFrames} limits={limits} isBrief />
      ) : null}
    </div>
  )
}

function NothingDrawn({
  frames,
  intl,
}: Pick<ChartTableViewProps, 'intl'> & { frames: readonly Frame[] }) {
  const state = frames.length === 0 ? 'noneShown' : 'noData'
  return (
    <div className="chart-table-none">
      {frames.some(isFaulty) ? (
        <FaultyData frames={frames} timezone={intl.timeZone ?? 'UTC'} />
      ) : (
        <EmptyState
          title={intl.formatMessage({ id: `state.${state}` })}
          text={intl.formatMessage({ id: `state.${state}.text` })}
        />
      )}
    </div>
  )
}
