import { MINUTE_MS } from '../time/duration.ts'
import type { ComputedSource } from './metricSource.ts'
import type { SourceSeries } from './sourceSeries.ts'

/** 2026-03-02T12:00:00Z */
export const NOON_MS = Date.UTC(2026, 2, 2, 12)

/** A data point of a device that reports each minute. */
export const sourceOf = (source: Partial<ComputedSource> = {}): ComputedSource => ({
  id: 'dp',
  path: '132:5',
  kind: 'scalar',
  unit: 'µg/m³',
  stepMs: null,
  ...source,
})

/** Readings as `[minutes after noon, value]`. */
export const seriesOf = (
  readings: readonly (readonly [minute: number, value: number])[],
  source: Partial<ComputedSource> = {},
  reportingIntervalMs = MINUTE_MS,
): SourceSeries => ({
  source: sourceOf(source),
  times: Float64Array.from(readings, ([minute]) => NOON_MS + minute * MINUTE_MS),
  values: Float64Array.from(readings, ([, value]) => value),
  reportingIntervalMs,
})
