import type { CycleFigure, Cycles, DataPoint, WidgetData } from '@airshed/kit'
import type { TimeVariationConfig } from './config.ts'

/** The four views of openair's `timeVariation`. */
export const VIEWS = ['hour', 'weekday', 'month', 'weekdayHour'] as const
export type ViewId = (typeof VIEWS)[number]

/** What is shown: a data point with its usual course. */
export interface Variation {
  dataPoint: DataPoint
  deviceName: string
  cycles: Cycles
}

/** What the settings name, as far as it exists; null if the device or its parameter no longer exists. */
export function variationOf(
  { node_id: nodeId, data_point_id: id }: TimeVariationConfig,
  { nodes, cycles: found }: Pick<WidgetData, 'nodes' | 'cycles'>,
): Variation | null {
  const node = nodes.find(({ _id }) => _id === nodeId)
  const dataPoint = node?.data_points?.find(({ _id }) => _id === id)
  const cycles = found[id]
  if (node === undefined || dataPoint === undefined || cycles === undefined) return null
  return { dataPoint, deviceName: node.presentName, cycles }
}

/** Hours with a value, those that were due, and their ratio; null if none was due. */
export function coverageOf({ hour }: Cycles) {
  const count = hour.reduce((sum, figure) => sum + figure.count, 0)
  const expected = hour.reduce((sum, figure) => sum + figure.expected, 0)
  return { count, expected, coverage: expected === 0 ? null : count / expected }
}

/** Whether any view has a value. */
export const hasFigures = (cycles: Cycles): boolean =>
  VIEWS.some((view) => cycles[view].some(({ value }) => value !== null))

/**
 * From the lowest to the highest end of all views that are drawn together, with some margin, so that their
 * heights are comparable; null without a value.
 */
export function sharedScale(figures: readonly CycleFigure[]): [number, number] | null {
  const ends = figures.flatMap(({ value, low, high }) =>
    value === null ? [] : [value, low ?? value, high ?? value],
  )
  if (ends.length === 0) return null
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  const room = (most - least || Math.abs(most) || 1) * 0.06
  // The axis of values that cannot be negative does not extend below zero.
  return [least >= 0 ? Math.max(0, least - room) : least - room, most + room]
}
