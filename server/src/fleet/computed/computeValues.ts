import {
  computedValues,
  hoursIn,
  isCombined,
  computedStepMs,
  periodValue,
  periodWindow,
  type ComputedValues,
  type ComputedDefinition,
  type PeriodDefinition,
  type StoredSeries,
  type TimeSpan,
} from '@airshed/domain'
import type { Transaction } from 'kysely'
import { runSlicesIn } from '../../storage/store/measurements/runSlicesIn.ts'
import { windowStatisticsOf } from '../../storage/store/measurements/statistics.ts'
import type { Tables } from '../../storage/store/tables.ts'
import { correctedValues } from './correctedValues.ts'
import {
  isCorrection,
  type NodeComputedParameter,
  type NodeComputedParameters,
  type SourcePoint,
} from './nodeComputedParameters.ts'
import { END_MS, newestBefore, readSeries } from './readSeries.ts'

/** Values in the order of their times; flags are absent if there are none. */
export type SeriesValues = Omit<StoredSeries, 'flags'> & Partial<Pick<StoredSeries, 'flags'>>

/** The values of a computed parameter, or corrected values, in a span, computed from the stored readings. */
export async function computeValues(
  tx: Transaction<Tables>,
  node: NodeComputedParameters,
  { definition, sources, factor }: NodeComputedParameter,
  span: TimeSpan,
): Promise<SeriesValues> {
  return isCorrection(definition)
    ? correctedValues(tx, node, definition, sources, span)
    : parameterValues(tx, node, { definition, sources, factor }, span)
}

async function parameterValues(
  tx: Transaction<Tables>,
  node: NodeComputedParameters,
  {
    definition,
    sources,
    factor,
  }: Pick<NodeComputedParameter, 'sources' | 'factor'> & { definition: ComputedDefinition },
  span: TimeSpan,
): Promise<ComputedValues> {
  const [source] = sources
  if (source === undefined) return { times: [], values: [] }
  if ('periodMs' in definition && computedStepMs(definition) !== null) {
    return hourlyValues(tx, definition, source, span)
  }
  const series = []
  for (const point of sources) {
    series.push(await readSeries(tx, node, point, { ...span, from: await leadOf(point) }))
  }
  return computedValues(definition, series, factor, span)

  async function leadOf(point: SourcePoint): Promise<number> {
    if ('periodMs' in definition) return span.from - definition.periodMs
    if (!isCombined(definition)) return span.from
    return (await newestBefore(tx, point, span.from)) ?? span.from
  }
}

/** Computed from the rollups, with the statistics of the store: periods of a month have too many readings. */
async function hourlyValues(
  tx: Transaction<Tables>,
  definition: PeriodDefinition,
  source: SourcePoint,
  { from, to }: TimeSpan,
): Promise<ComputedValues> {
  const newest = (await newestBefore(tx, source, END_MS)) ?? Number.NEGATIVE_INFINITY
  const hours = hoursIn({ from, to: Math.min(to, newest) })
  if (hours.length === 0) return { times: [], values: [] }
  const stepMs = computedStepMs(definition)
  const windows = hours.map((ts) => periodWindow(ts, definition.periodMs, stepMs, source))
  const figures = await windowStatisticsOf(runSlicesIn(tx), [source.seriesId], windows, Infinity)
  const found: ComputedValues = { times: [], values: [] }
  for (const [at, figure] of (figures.get(source.seriesId) ?? []).entries()) {
    const value = periodValue(definition, figure)
    if (value === null) continue
    found.times.push(hours[at] ?? 0)
    found.values.push(value)
  }
  return found
}
