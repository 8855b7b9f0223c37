import {
  COMBINATIONS,
  COMPLETENESS_THRESHOLD,
  dataPointIdAt,
  gradeValue,
  otherPlaces,
  wholeFigureOf,
  type DeviceProfile,
  type Frame,
  type Grade,
  type Node,
  type ParameterKind,
  type RangeStatistics,
  type TimeRange,
  type WidgetData,
} from '@airshed/kit'
import type { CompareDevicesConfig } from './config.ts'
import { percentOf } from './percentOf.ts'

/** A device of a comparison. */
export interface ComparedDevice {
  nodeId: string
  name: string
  /** null: the device does not measure the parameter. */
  frame: Frame | null
  /** null: nothing was measured, or too little for a number. */
  value: number | null
  /** Share of the expected readings, 0–1; null if unknown. */
  coverage: number | null
  /** Its figure has not arrived yet. */
  isAwaited: boolean
  /** Its figure is not computed because the range has too many readings. */
  isTooMuch: boolean
  /** Too few of the expected readings exist for a number. */
  isTooLittle: boolean
  grade: Grade | null
  profileName: string | null
  /** Value minus the median of all devices; null if either is missing. */
  difference: number | null
}

type Statistic = NonNullable<CompareDevicesConfig['statistic']>

/** Median of the values; of an even number, the mean of the middle two; null without any. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/**
 * Whether a profile can grade the number: limits for single readings grade any, those for a mean over some
 * hours only the mean over exactly these hours.
 */
export function gradesPeriod(
  profile: DeviceProfile,
  path: string,
  statistic: Statistic,
  lengthMs: number,
): boolean {
  const periodMs = profile.ranges[path]?.averagingPeriodMs
  return periodMs === null || (statistic === 'mean' && periodMs === lengthMs)
}

/** The parts of a widget’s data that are compared. */
type ComparedData = Pick<WidgetData, 'nodes' | 'frames' | 'statistics' | 'refusedPercentiles'>

/**
 * The devices of a comparison in the order of the config; those that no longer exist, or may not be read,
 * are left out.
 */
export function compareDevices(
  config: CompareDevicesConfig,
  { nodes, frames, statistics: figures, refusedPercentiles: refused = [] }: ComparedData,
  range: TimeRange,
): { devices: readonly ComparedDevice[]; median: number | null } {
  const { node_id: nodeIds, selected_path: path, statistic = 'mean' } = config
  const found = nodeIds.flatMap((nodeId) => {
    const node = nodes.find(({ _id }) => _id === nodeId)
    if (node === undefined) return []
    const id = dataPointIdAt(nodeId, path, otherPlaces([node], [path]))
    const frame = frames.find(({ dataPointId }) => dataPointId === id) ?? null
    const device = comparedDevice(node, frame, figures[id], statistic, range)
    const isTooMuch = device.isAwaited && refused.includes(id)
    return [{ ...device, isTooMuch, isAwaited: device.isAwaited && !isTooMuch }]
  })
  const median = medianOf(found.flatMap(({ value }) => value ?? []))
  const devices = found.map((device) => ({
    ...device,
    difference: device.value === null || median === null ? null : device.value - median,
  }))
  return { devices, median }
}

const EXTREMES = { min: 'minimum', max: 'maximum' } as const

/**
 * The figure that is compared: a requested mean becomes what the kind of the parameter allows; undefined
 * if it has not arrived.
 */
function figureOf(
  figures: RangeStatistics,
  statistic: Statistic,
  kind: ParameterKind,
): number | null | undefined {
  switch (statistic) {
    case 'mean':
      return figures[wholeFigureOf(kind).key]
    case 'min':
    case 'max':
      return figures[EXTREMES[statistic]]
    default:
      return figures.percentiles?.find(({ percent }) => percent === percentOf(statistic))?.value
  }
}

/** The message that names what is compared. */
export function whatOf(statistic: Statistic, kind: ParameterKind): string {
  if (statistic === 'mean') return `what.${COMBINATIONS[kind]}`
  return `what.${statistic === 'min' || statistic === 'max' ? EXTREMES[statistic] : statistic}`
}

function comparedDevice(
  node: Node,
  frame: Frame | null,
  figures: RangeStatistics | undefined,
  statistic: Statistic,
  range: TimeRange,
): Omit<ComparedDevice, 'isTooMuch'> {
  const [profile] = node.profiles ?? []
  const { _id: nodeId, presentName: name } = node
  const none = { value: null, coverage: null, isTooLittle: false, isAwaited: false, grade: null }
  const base = { nodeId, name, frame, profileName: profile?.name ?? null, difference: null }
  if (frame === null) return { ...base, ...none }
  if (figures === undefined) return { ...base, ...none, isAwaited: true }
  const found = figureOf(figures, statistic, frame.kind)
  const { coverage } = figures
  const isTooLittle = coverage !== null && coverage < COMPLETENESS_THRESHOLD
  const value = isTooLittle ? null : (found ?? null)
  const isGraded =
    profile !== undefined && gradesPeriod(profile, frame.path, statistic, range.to - range.from)
  return {
    ...base,
    value,
    coverage,
    isTooLittle,
    isAwaited: found === undefined && !isTooLittle,
    grade: isGraded ? gradeValue(profile, frame.path, value, frame.unit) : null,
  }
}
