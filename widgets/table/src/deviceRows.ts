import {
  courseValues,
  dataPointIdAt,
  isReported,
  latestReading,
  otherPlaces,
  reportedStatus,
  reportTimes,
  type Frame,
  type LatestReading,
  type Node,
  type NodeStatus,
  type ShownTimes,
  type TimeRange,
} from '@airshed/kit'
import type { TableConfig } from './config.ts'

/** A value of a device. */
export interface DeviceValue {
  frame: Frame
  reading: LatestReading
  /** Evenly spaced over the range, oldest first; null if none is shown, as for a circular direction or steps. */
  course: Float64Array | null
}

/** A device with its values. */
export interface DeviceRow {
  nodeId: string
  name: string
  status: NodeStatus
  /** The profile that grades its values; null without one. */
  profileName: string | null
  /** Parameter id → value; parameters that the device does not measure are absent. */
  values: Readonly<Record<string, DeviceValue>>
  /** Time of the newest reading in the table that it reported, ms UTC; null if there never was one. */
  newestMs: number | null
}

interface RowsData {
  nodes: readonly Node[]
  /** The newest readings, then in the same order those of the range if trend lines are shown. */
  frames: readonly Frame[]
}

/**
 * The devices in the order of the config. Devices that no longer exist, or may not be read, are left out.
 */
export function deviceRows(
  config: TableConfig,
  { nodes, frames }: RowsData,
  range: TimeRange,
  { nowMs, knownMs }: ShownTimes,
): readonly DeviceRow[] {
  const { node_id: nodeIds, selected_paths: paths } = config
  const byId = Map.groupBy(frames, ({ dataPointId }) => dataPointId)
  return nodeIds.flatMap((nodeId) => {
    const node = nodes.find(({ _id }) => _id === nodeId)
    if (node === undefined) return []
    const [profile] = node.profiles ?? []
    const places = otherPlaces([node], paths)
    const values: Record<string, DeviceValue> = {}
    for (const path of paths) {
      const [frame, whole] = byId.get(dataPointIdAt(nodeId, path, places)) ?? []
      if (frame === undefined) continue
      values[path] = {
        frame,
        reading: latestReading(frame, profile, nowMs),
        course:
          whole === undefined || whole.kind === 'direction' || !isReported(path)
            ? null
            : courseValues(whole, range),
      }
    }
    const times = reportTimes(Object.values(values).map(({ frame }) => frame))
    return [
      {
        nodeId,
        name: node.presentName,
        status: reportedStatus(node, times, knownMs),
        profileName: profile?.name ?? null,
        values,
        newestMs: times.length === 0 ? null : Math.max(...times),
      },
    ]
  })
}
