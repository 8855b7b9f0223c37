import type { LinePoints } from '@airshed/domain/drawing'
import type { ThemeName } from '@airshed/ui'
import type { ChartRange, ChartSeries, ChartThreshold, ChartZone } from '../series/chartSeries.ts'
import { drawnPoints } from '../series/drawnPoints.ts'
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
  /** What the two values of a state are called, 0 first. Default the numbers. */
  states?: readonly [no: string, yes: string]
  /** Magnification of everything drawn, such as on a wall display. Default 1. */
  scale?: number
}

/** The points of a series that suffice to draw a model. */
export function pointsOf(model: PlotModel, series: ChartSeries): LinePoints {
  const columns = Math.max(1, Math.round(model.width * devicePixelRatio))
  return drawnPoints(series, { ...model.range, columns }, model.showGaps)
}

/** How wide the lines of a model are, CSS pixels. */
export function lineWidthOf(model: PlotModel): number {
  const pointCounts = model.series.map((series) => pointsOf(model, series).times.length)
  return lineWidthPx(pointCounts, model.width) * scaleOf(model)
}

/** Below this size there is no room for axes beside the lines. */
const COMPACT_WIDTH_PX = 160
const COMPACT_HEIGHT_PX = 90

export function isCompact(model: PlotModel): boolean {
  const scale = scaleOf(model)
  return model.width < COMPACT_WIDTH_PX * scale || model.height < COMPACT_HEIGHT_PX * scale
}

export const scaleOf = ({ scale = 1 }: Pick<PlotModel, 'scale'>): number => scale

/** Name of the vertical scale of a unit. */
export function scaleOfUnit(unit: string): string {
  return `unit ${unit}`
}

/** The units, in the order of their first series. */
export function unitsOf(series: readonly ChartSeries[]): readonly string[] {
  return [...new Set(series.map(({ unit }) => unit))]
}

/** Whether an axis has nothing but states, which are 0 or 1 and as averages in between. */
export const isStateAxis = (series: readonly ChartSeries[], unit: string): boolean =>
  series.filter((one) => one.unit === unit).every(({ kind }) => kind === 'boolean')

/** The label of a unit's axis, with the parameter if all shown lines share one. */
export function axisText(series: readonly ChartSeries[], unit: string): string {
  const names = new Set(ofUnit(series, unit).map(({ parameter }) => parameter))
  const [name] = names
  const parts = names.size === 1 && name !== undefined ? [name, unit] : [unit]
  return parts.filter((part) => part !== '').join(', ')
}

/** The colour of the axis of a unit among others: that of its only line; null: the usual one. */
export function axisColor(series: readonly ChartSeries[], unit: string): string | null {
  const shown = ofUnit(series, unit)
  const [only] = shown
  return shown.length === 1 && unitsOf(series).length > 1 ? (only?.color ?? null) : null
}

const ofUnit = (series: readonly ChartSeries[], unit: string): readonly ChartSeries[] =>
  series.filter((one) => one.unit === unit && one.isHidden !== true)

/** The properties that cannot change on an existing plot; a change creates a new plot. */
export function structureOf(model: PlotModel): string {
  const series = model.series.map((one) => [
    one.id,
    one.unit,
    one.color,
    one.kind,
    one.isHidden === true,
    one.parameter,
  ])
  return JSON.stringify([
    series,
    model.theme,
    model.timezone,
    model.locale,
    model.showGaps,
    isCompact(model),
  ])
}
