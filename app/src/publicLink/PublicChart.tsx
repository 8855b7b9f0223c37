import { colorOfParameter, TimeSeries, useElementSize, type ChartSeries } from '@airshed/charts'
import { isBelowLimit } from '@airshed/domain'
import { countedValue, type PublicDevice, type PublicParameter } from '@airshed/schemas'
import type { ThemeName } from '@airshed/ui'
import { useMemo, useRef } from 'react'

/** CSS pixels. */
const HEIGHT_PX = 150

export interface PublicChartProps {
  device: PublicDevice
  parameter: PublicParameter
  /** Name of the parameter, in the language of the page. */
  name: string
  theme: ThemeName
}

/** A chart of a parameter over the period that the page shows, with its gaps; nothing without a value. */
export function PublicChart({ device, parameter, name, theme }: PublicChartProps) {
  const room = useRef<HTMLDivElement>(null)
  const { width } = useElementSize(room)
  const { series, path, kind, info, values } = parameter
  const { unit = '', precision = 0 } = values[0] ?? {}
  const { interval_ms: intervalMs, from, to, timezone } = device
  const columns = useMemo(() => columnsOf(series), [series])
  const lines = useMemo(
    (): ChartSeries[] => [
      {
        ...columns,
        id: path,
        label: name,
        path,
        unit,
        precision,
        kind,
        color: colorOfParameter(path, theme),
        averagingPeriodMs: info.averagingPeriodMs,
        reportingIntervalMs: intervalMs,
        reportingIntervals: info.reportingIntervals,
        ...(info.reduced ? { completeness: info.completeness } : {}),
        ...(info.columnMs === undefined ? {} : { columnMs: info.columnMs }),
      },
    ],
    [columns, path, name, unit, precision, kind, theme, info, intervalMs],
  )
  const range = useMemo(() => ({ from, to }), [from, to])
  if (columns.values.every((value) => Number.isNaN(value))) return null
  return (
    <div ref={room} className="public-chart" style={{ height: HEIGHT_PX }}>
      <TimeSeries series={lines} {...{ range, timezone, theme, width }} height={HEIGHT_PX} />
    </div>
  )
}

function columnsOf(series: PublicParameter['series']) {
  const isBelow = series.some(([, , flags]) => isBelowLimit(flags))
  return {
    times: Float64Array.from(series, ([at]) => at),
    values: Float64Array.from(series, ([, value, flags]) => countedValue(value, flags)),
    flags: Uint8Array.from(series, ([, , flags = 0]) => flags),
    ...(isBelow
      ? {
          limits: Float64Array.from(series, ([, value, flags]) =>
            isBelowLimit(flags) ? (value ?? Number.NaN) : Number.NaN,
          ),
        }
      : {}),
  }
}
