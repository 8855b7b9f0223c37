import type { DataPoint, Pairs, WidgetData } from '@airshed/kit'
import type { ScatterConfig } from './config.ts'

/** One of the two parameters. */
export interface Side {
  dataPoint: DataPoint
  deviceName: string
}

/** What is shown: two parameters, and their pairs. */
export interface Scatter {
  x: Side
  y: Side
  pairs: Pairs
}

/** What the settings name, as far as it exists; null if a device or a parameter no longer exists. */
export function scatterOf(
  config: ScatterConfig,
  { nodes, pairs: [pairs] }: Pick<WidgetData, 'nodes' | 'pairs'>,
): Scatter | null {
  const sideOf = (nodeId: string, id: string): Side | null => {
    const node = nodes.find(({ _id }) => _id === nodeId)
    const dataPoint = node?.data_points?.find(({ _id }) => _id === id)
    if (node === undefined || dataPoint === undefined) return null
    return { dataPoint, deviceName: node.presentName }
  }
  const x = sideOf(config.x_node_id, config.x_data_point_id)
  const y = sideOf(config.y_node_id, config.y_data_point_id)
  return x === null || y === null || pairs == null ? null : { x, y, pairs }
}

/** A line through the pairs that is drawn. */
export interface DrawnLine {
  id: 'regression' | 'orthogonal'
  slope: number
  intercept: number
  /** Standard uncertainties; null: none are shown. */
  uncertainty: { slope: number; intercept: number } | null
}

/**
 * The lines that the settings name, as far as they exist. Without the same unit on both axes that is the one of least
 * squares.
 */
export function linesOf(
  { line = 'least_squares' }: Pick<ScatterConfig, 'line'>,
  scatter: Scatter,
): readonly DrawnLine[] {
  const { regression, orthogonal } = scatter.pairs
  const hasBoth = hasSameUnit(scatter) && line !== 'least_squares'
  const lines: DrawnLine[] = []
  if (orthogonal !== null && hasBoth) {
    const { slope, intercept, slopeUncertainty, interceptUncertainty } = orthogonal
    const uncertainty = { slope: slopeUncertainty, intercept: interceptUncertainty }
    lines.push({ id: 'orthogonal', slope, intercept, uncertainty })
  }
  if (regression !== null && !(hasBoth && line === 'orthogonal')) {
    const { slope, intercept } = regression
    lines.push({ id: 'regression', slope, intercept, uncertainty: null })
  }
  return lines
}

/** Whether the difference of the two is meaningful. */
export const hasSameUnit = ({ x, y }: Scatter): boolean => x.dataPoint.unit === y.dataPoint.unit

/** `PM2.5`, with the name of its device if there are two. */
export function sideName(side: Side, { x, y }: Scatter): string {
  const { shortPresentName } = side.dataPoint
  return x.deviceName === y.deviceName
    ? shortPresentName
    : `${shortPresentName}, ${side.deviceName}`
}

/** The name of an axis: `PM2.5, Quay Street, µg/m³`. */
export function axisName(side: Side, scatter: Scatter): string {
  const { unit } = side.dataPoint
  const name = sideName(side, scatter)
  return unit === '' ? name : `${name}, ${unit}`
}

/** Range of the pairs on one axis: of the points, or of the outer cells of their density. */
export function extentOf({ points, density }: Pairs, axis: 'x' | 'y'): [number, number] | null {
  const values = points?.[axis] ?? density?.[axis] ?? []
  const [first, last] = [values[0], values.at(-1)]
  if (first === undefined || last === undefined) return null
  if (points !== null) return [least(values, Math.min), least(values, Math.max)]
  const half = values.length > 1 ? (last - first) / (values.length - 1) / 2 : 0
  return [first - half, last + half]
}

const least = (values: readonly number[], of: (a: number, b: number) => number): number =>
  values.reduce((found, value) => of(found, value))
