import type { ThemeName } from '@airshed/ui'
import type { ChartRange, ChartSeries, ChartThreshold, ChartZone } from '../series/chartSeries.ts'
import { type DrawnPoints, drawnPoints } from '../series/drawnPoints.ts'
import { lineWidthPx } from './lineWidth.ts'

/** Everything that a plot is drawn from. */
export interface PlotModel {
  series: readonly ChartSeries[]
  range: ChartRange
  zones: readonly ChartZone[]
  thresholds: readonly ChartThreshold[]
  showGaps: boolean
  timezone: string
  locale: string
  theme: ThemeName
  /** CSS pixels. */
  width: number
  height: number
}

/** The points of a series that are enough for the picture of a model. */
export function pointsOf(model: PlotModel, series: ChartSeries): DrawnPoints {
  const columns = Math.max(1, Math.round(model.width * devicePixelRatio))
  return drawnPoints(series, { ...model.range, columns }, model.showGaps)
}

/** How wide the lines of a model are, CSS pixels. */
export function lineWidthOf(model: PlotModel): number {
  const pointCounts = model.series.map((series) => pointsOf(model, series).times.length)
  return lineWidthPx(pointCounts, model.width)
}

/** Below this size there is no room for axes beside the lines. */
const COMPACT_WIDTH_PX = 160
const COMPACT_HEIGHT_PX = 90

export function isCompact({ width, height }: PlotModel): boolean {
  return width < COMPACT_WIDTH_PX || height < COMPACT_HEIGHT_PX
}

/** Name of the vertical scale of a unit. */
export function scaleOfUnit(unit: string): string {
  return `unit ${unit}`
}

/** The units in the order in which their first series comes. */
export function unitsOf(series: readonly ChartSeries[]): readonly string[] {
  return [...new Set(series.map(({ unit }) => unit))]
}

/** The properties that cannot change on an existing plot; a change creates a new plot. */
export function structureOf(model: PlotModel): string {
  const series = model.series.map(({ id, unit, color, kind }) => [id, unit, color, kind])
  return JSON.stringify([
    series,
    model.theme,
    model.timezone,
    model.locale,
    model.showGaps,
    isCompact(model),
  ])
}
