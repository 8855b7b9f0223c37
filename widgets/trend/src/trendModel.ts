import {
  trendOf,
  type DataPoint,
  type StepFigures,
  type Trend,
  type TrendMonth,
  type WidgetData,
} from '@airshed/kit'
import type { TrendConfig } from './config.ts'

/** A data point with its whole months. */
export interface TrendSource {
  dataPoint: DataPoint
  deviceName: string
  months: readonly TrendMonth[]
}

/** What is shown: the months of a data point, and their trend. */
export interface TrendModel extends Omit<TrendSource, 'months'> {
  trend: Trend
  /** The settings want the seasons removed. */
  isWithoutSeasons: boolean
  /** A change in percent is meaningful: the scale begins at nothing. */
  isRatio: boolean
}

/** Why there is no trend. */
export type MissingTrend = 'unknown' | 'direction' | 'loading' | 'noData'

/** The whole months of the data point that the settings name, or why there are none. */
export function trendSource(
  { node_id: nodeId, data_point_id: id }: TrendConfig,
  { nodes, steps, asOfMs }: Pick<WidgetData, 'nodes' | 'steps' | 'asOfMs'>,
): TrendSource | MissingTrend {
  const node = nodes.find(({ _id }) => _id === nodeId)
  const dataPoint = node?.data_points?.find(({ _id }) => _id === id)
  if (node === undefined || dataPoint === undefined) return 'unknown'
  if (dataPoint.kind === 'direction') return 'direction'
  const found = steps[id]
  if (found === undefined) return 'loading'
  const months = wholeMonths(found, asOfMs ?? Number.NEGATIVE_INFINITY)
  if (months.every(({ value }) => value === null)) return 'noData'
  return { dataPoint, deviceName: node.presentName, months }
}

/** The trend of months; null if none of them has a value. */
export const trendIn = (
  { seasons = 'removed' }: Pick<TrendConfig, 'seasons'>,
  months: readonly TrendMonth[],
): Trend | null => trendOf(months, seasons === 'kept')

/** A data point with its trend. */
export const trendModel = (
  { seasons = 'removed' }: Pick<TrendConfig, 'seasons'>,
  { dataPoint, deviceName }: TrendSource,
  trend: Trend,
): TrendModel => ({
  dataPoint,
  deviceName,
  trend,
  isWithoutSeasons: seasons === 'removed',
  isRatio: isRatioScale(dataPoint),
})

/** The months that are over, with the value that they have by their readings. */
export const wholeMonths = ({ edges, figures }: StepFigures, asOfMs: number): TrendMonth[] =>
  figures.flatMap(({ value }, at) => {
    const [startMs, endMs] = [edges[at], edges[at + 1]]
    return startMs === undefined || endMs === undefined || endMs > asOfMs
      ? []
      : [{ startMs, value }]
  })

/** Degrees and decibels count from a level that somebody chose: a percentage of them says nothing. */
const isRatioScale = ({ kind, unit }: DataPoint): boolean =>
  kind !== 'level' && unit !== '°C' && unit !== '°F'
