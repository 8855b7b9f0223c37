import {
  airGrades,
  reportedStatus,
  reportTimes,
  worstAirGrade,
  type AirGrade,
  type NodeStatus,
  type ShownTimes,
  type WidgetData,
} from '@airshed/kit'
import type { NodeConfig } from './config.ts'
import { tileReading, type TileReading } from './tileReading.ts'

/** A device with its newest readings. */
export interface NodeBlock {
  nodeId: string
  name: string
  status: NodeStatus
  /** Name of the profile that grades its values; null without one. */
  profileName: string | null
  readings: readonly TileReading[]
  /** Its worst grade over hours, with the short name of the parameter; null if there is none. */
  air: (AirGrade & { label: string }) | null
  /** Its readings are accepted without a key, so nobody knows for sure who sent them. */
  isKeyless: boolean
}

/** The time at which devices are viewed. */
export interface BlockTime extends ShownTimes {
  /** It is in the past: what a device reports about itself now does not count. Default false. */
  isPast?: boolean
}

/**
 * The devices in the order of the config, each with its chosen data points in their order. Devices that no
 * longer exist, or may not be read, are left out.
 *
 * @param time when the values are viewed
 */
export function nodeBlocks(
  config: Pick<NodeConfig, 'node_id' | 'selected_data_point_ids'>,
  data: Pick<WidgetData, 'nodes' | 'frames' | 'airQuality'>,
  { nowMs, knownMs, isPast = false }: BlockTime,
): readonly NodeBlock[] {
  return config.node_id.flatMap((nodeId) => {
    const node = data.nodes.find(({ _id }) => _id === nodeId)
    if (node === undefined) return []
    // For each data point the newest reading comes first, then the hours before it: see `needs`.
    const frames = config.selected_data_point_ids.flatMap((id) => {
      const [newest, hours] = data.frames.filter(
        (frame) => frame.dataPointId === id && frame.nodeId === nodeId,
      )
      return newest === undefined ? [] : [{ newest, hours }]
    })
    const points = node.data_points ?? []
    const [profile] = node.profiles ?? []
    const grades = airGrades(data.airQuality[nodeId], profile, points)
    const pointOf = (id: string) => points.find(({ _id }) => _id === id)
    const readings = frames.map(({ newest, hours }) => {
      const dataPoint = pointOf(newest.dataPointId)
      return tileReading(newest, { dataPoint, profile, grades, nowMs }, hours)
    })
    const air = worstAirGrade(profile, grades)
    return [
      {
        nodeId,
        name: node.presentName,
        status: reportedStatus(
          isPast ? { ...node, last_online: null, data_points: [] } : node,
          reportTimes(frames.map(({ newest }) => newest)),
          knownMs,
        ),
        profileName: profile?.name ?? null,
        readings,
        air: air && { ...air, label: pointOf(air.dataPointId)?.shortPresentName ?? '' },
        isKeyless: node.accepts_keyless,
      },
    ]
  })
}
