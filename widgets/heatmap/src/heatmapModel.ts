import {
  heatmapRow,
  timeBins,
  type DeviceProfile,
  type Frame,
  type Node,
  type TimeRange,
} from '@airshed/kit'
import type { HeatmapConfig } from './config.ts'
import { heatmapPoints } from './heatmapPoints.ts'
import { heatmapStepMs } from './heatmapStep.ts'

/** Statistic of a bin with what it rests on. */
export type HeatmapCell = ReturnType<typeof heatmapRow>[number]

/** A device of a heat map. */
export interface HeatmapDevice {
  nodeId: string
  dataPointId: string
  name: string
  /** null: the device does not measure the parameter, or it may not be read. */
  frame: Frame | null
  /** Judges the parameter; null: nobody does. */
  profile: DeviceProfile | null
  /** One for each bin. */
  cells: readonly HeatmapCell[]
}

export interface HeatmapModel {
  devices: readonly HeatmapDevice[]
  /** Edges of the bins, ms UTC, one more than there are bins. */
  edges: Float64Array
  stepMs: number
}

export interface HeatmapView {
  range: TimeRange
  /** The range ends at the present. */
  isLive: boolean
  /** Inner width of the widget, CSS pixels. */
  widthPx: number
  /** IANA zone to whose clock the bins keep. */
  timezone: string
}

/** Devices and bins of a heat map. Devices that are gone, or may not be read, are left out. */
export function heatmapModel(
  config: HeatmapConfig,
  { frames, nodes }: { frames: readonly Frame[]; nodes: readonly Node[] },
  { range, isLive, widthPx, timezone }: HeatmapView,
): HeatmapModel {
  const stepMs = heatmapStepMs(range.to - range.from, widthPx, frames)
  const edges = timeBins(range, stepMs, timezone)
  const devices = heatmapPoints(config).flatMap(({ nodeId, dataPointId }): HeatmapDevice[] => {
    const node = nodes.find(({ _id: id }) => id === nodeId)
    if (node === undefined) return []
    const frame = frames.find((one) => one.dataPointId === dataPointId) ?? null
    const [profile = null] = node.profiles ?? []
    const isJudged = profile?.ranges[config.selected_path] !== undefined
    return [
      {
        nodeId,
        dataPointId,
        name: node.presentName,
        frame,
        profile: isJudged ? profile : null,
        cells: frame === null ? [] : cellsOf(frame, edges, isLive),
      },
    ]
  })
  return { devices, edges, stepMs }
}

function cellsOf(frame: Frame, edges: Float64Array, isRunning: boolean): HeatmapCell[] {
  return heatmapRow({ ...frame, isReduced: frame.completeness !== undefined }, edges, { isRunning })
}

/** Whether any cell has a value. */
export function hasCells({ devices }: HeatmapModel): boolean {
  return devices.some(({ cells }) => cells.some(({ count }) => count > 0))
}
