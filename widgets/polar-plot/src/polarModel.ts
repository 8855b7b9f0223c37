import type { DataPoint, PolarPlot, WidgetData } from '@airshed/kit'
import type { PolarPlotConfig } from './config.ts'

/** What is shown: a pollutant by the wind of its device. */
export interface PolarModel {
  pollutant: DataPoint
  speed: DataPoint
  deviceName: string
  plot: PolarPlot
}

/** What the settings name, as far as it exists; null if the device or a parameter no longer exists. */
export function polarModelOf(
  config: PolarPlotConfig,
  { nodes, polarPlots: [plot] }: Pick<WidgetData, 'nodes' | 'polarPlots'>,
): PolarModel | null {
  const node = nodes.find(({ _id }) => _id === config.node_id)
  const pointOf = (id: string) => node?.data_points?.find(({ _id }) => _id === id)
  const pollutant = pointOf(config.pollutant_data_point_id)
  const speed = pointOf(config.speed_data_point_id)
  if (node === undefined || pollutant === undefined || speed === undefined || plot == null) {
    return null
  }
  return { pollutant, speed, deviceName: node.presentName, plot }
}

/** Whether the hours are too few for any figure. */
export const isWithheld = ({ plot }: PolarModel): boolean => plot.mean === null

/** Whether any cell is uncertain. */
export const isAnyFew = ({ plot: { means, hours, fewBelow } }: PolarModel): boolean =>
  means.some((row, at) =>
    row.some((mean, place) => mean !== null && (hours[at]?.[place] ?? 0) < fewBelow),
  )

/** One cell, as drawn and described; null: outside, or without hours nearby. */
export interface PolarCell {
  mean: number
  /** Weighted number of hours it is based on. */
  hours: number
  isFew: boolean
  speed: number
  /** Direction the wind comes from; null in the very middle. */
  directionDeg: number | null
}

/** @param point index of the cell, row by row, southernmost first */
export function cellAt({ plot }: PolarModel, point: number): PolarCell | null {
  const { axis, means, hours, fewBelow } = plot
  const [row, column] = [Math.floor(point / axis.length), point % axis.length]
  const mean = means[row]?.[column] ?? null
  const [east, north] = [axis[column], axis[row]]
  if (mean === null || east === undefined || north === undefined) return null
  const near = hours[row]?.[column] ?? 0
  return {
    mean,
    hours: near,
    isFew: near < fewBelow,
    speed: Math.hypot(east, north),
    directionDeg:
      east === 0 && north === 0 ? null : ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360,
  }
}
