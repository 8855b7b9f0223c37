import {
  ErrorState,
  frameSeries,
  hasValues,
  Skeleton,
  TimeSeries,
  useData,
  useElementSize,
  useSession,
  type DataPoint,
  type PluginIntl,
} from '@airshed/kit'
import { useMemo, useRef } from 'react'
import { textOf } from '../textOf.ts'

const HEIGHT_PX = 240

export interface LimitChartProps {
  point: DataPoint
  /** In the unit of the data point. */
  limit: number
  /** ms UTC. */
  span: { from: number; to: number }
  intl: PluginIntl
  onMove: (limit: number) => void
}

/** The readings of a data point with a limit that can be moved by pointer and arrow keys. */
export function LimitChart({ point, limit, span, intl, onMove }: LimitChartProps) {
  const { theme } = useSession()
  const box = useRef<HTMLDivElement>(null)
  const { width } = useElementSize(box)
  const text = textOf(intl)
  const { _id: id, unit, precision } = point
  const data = useData(
    [
      {
        kind: 'measurements',
        dataPointIds: [id],
        window: 'range',
        statistic: 'mean',
        live: false,
      },
    ],
    { range: span, isLive: false },
  )
  const { frames } = data
  const series = useMemo(
    () =>
      frameSeries(frames, [id], theme).map((one) => ({
        ...one,
        axisValues: [limit, limit] as const,
      })),
    [frames, id, theme, limit],
  )
  const label = text('edit.chart.limit')
  return (
    <div ref={box} className="alerts-edit-chart">
      {data.state === 'loading' ? (
        <Skeleton height={HEIGHT_PX} />
      ) : data.state === 'error' ? (
        <ErrorState
          title={text('edit.chart.error')}
          text={text('edit.chart.errorText')}
          onRetry={data.retry}
        />
      ) : hasValues(frames, span) ? (
        <TimeSeries
          range={span}
          timezone={intl.timeZone ?? 'UTC'}
          height={HEIGHT_PX}
          limit={{ value: limit, label, precision, unit, onMove }}
          {...{ series, theme, width }}
        />
      ) : (
        <p className="air-muted">{text('edit.chart.noReadings')}</p>
      )}
    </div>
  )
}
