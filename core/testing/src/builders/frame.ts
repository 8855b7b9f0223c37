import type { Frame, NeedWindow, TimeRange } from '@airshed/contract'
import { MEASUREMENT_FLAGS, type SensorFault } from '@airshed/schemas'
import { randomFrom } from './random.ts'
import { dataPoint } from './dataPoint.ts'
import { LARGE_POINTS, STALE_BY_MS, type Scene } from './scene.ts'
import { TEST_INTERVAL_MS, TEST_NOW_MS, TEST_RANGE } from './times.ts'
import { valueAt } from './values.ts'

export interface FrameChanges {
  /** Default `normal`. */
  scene?: Scene
  /** Default the whole range. */
  window?: NeedWindow
  /** Default the three hours up to `TEST_NOW_MS`. */
  range?: TimeRange
  /** The label includes the device name. Default false. */
  withNodeName?: boolean
}

/** Maximum length of a series, except in the scene `large`. */
const POINTS_MAX = 2_000

/** Times of the readings, oldest first, ms UTC. */
function timesOf(scene: Scene, window: NeedWindow, range: TimeRange): number[] {
  if (scene === 'empty' || scene === 'unknown') return []
  const end = (window === 'range' ? range.to : TEST_NOW_MS) - (scene === 'stale' ? STALE_BY_MS : 0)
  if (scene === 'one-point') return [end - TEST_INTERVAL_MS]
  const length = lengthOf(window, range)
  const isLarge = scene === 'large' && window === 'range'
  const wanted = isLarge ? LARGE_POINTS : Math.floor(length / TEST_INTERVAL_MS)
  const count = Math.max(1, isLarge ? wanted : Math.min(wanted, POINTS_MAX))
  const step = length / count
  return Array.from({ length: count }, (_, index) => Math.round(end - (count - 1 - index) * step))
}

function lengthOf(window: NeedWindow, range: TimeRange): number {
  if (window === 'range') return range.to - range.from
  return 'lastMs' in window ? window.lastMs : window.lastPoints * TEST_INTERVAL_MS
}

/** A tenth of the series, two thirds of the way through it, is missing. */
const isInGap = (index: number, count: number): boolean =>
  index >= count * 0.6 && index < count * 0.7

/** The readings of one data point, the same in every run. */
export function frame(dataPointId: string, changes: FrameChanges = {}): Frame {
  const { scene = 'normal', window = 'range', range = TEST_RANGE, withNodeName = false } = changes
  const {
    node_id: nodeId,
    path,
    presentName,
    shortPresentName,
    unit,
    precision,
    kind,
  } = dataPoint(dataPointId)
  const times = timesOf(scene, window, range)
  const random = randomFrom(dataPointId)
  const values = times.map((time, index) =>
    scene === 'nan' || scene === 'fault' || (scene === 'normal' && isInGap(index, times.length))
      ? Number.NaN
      : valueAt({ kind, path }, time, random),
  )
  return {
    dataPointId,
    nodeId,
    path,
    label: withNodeName ? `${presentName} · ${nodeName(nodeId)}` : presentName,
    deviceName: nodeName(nodeId),
    shortLabel: shortPresentName,
    times: Float64Array.from(times),
    values: Float64Array.from(values),
    ...(scene === 'fault'
      ? {
          flags: new Uint8Array(times.length).fill(MEASUREMENT_FLAGS.sensorFault),
          fault: faultOf(times[0] ?? 0, valueAt({ kind, path }, times[0] ?? 0, random)),
        }
      : {}),
    unit,
    precision,
    kind,
    averagingPeriodMs: null,
    reportingIntervalMs: TEST_INTERVAL_MS,
    isSimulated: true,
  }
}

/** A sensor that failed with the first reading of the series, one interval after the last good one. */
const faultOf = (sinceMs: number, value: number): SensorFault => ({
  sinceMs,
  lastGood: [sinceMs - TEST_INTERVAL_MS, value],
})

/** The display name of a built device. */
export function nodeName(nodeId: string): string {
  return `Station ${nodeId.replace(/:0$/, '')}`
}
