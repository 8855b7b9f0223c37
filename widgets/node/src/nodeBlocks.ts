import { reportedStatus, type Frame, type Node, type NodeStatus } from '@airshed/kit'
import type { NodeConfig } from './config.ts'
import { tileReading, type TileReading } from './tileReading.ts'

/** A device with what it last reported. */
export interface NodeBlock {
  nodeId: string
  name: string
  status: NodeStatus
  /** Name of the profile that judges its values; null without one. */
  profileName: string | null
  readings: readonly TileReading[]
}

/**
 * The devices in the order of the config, each with its chosen data points in theirs. Devices that
 * are gone, or may not be read, are left out.
 *
 * @param nowMs ms UTC
 */
export function nodeBlocks(
  config: Pick<NodeConfig, 'node_id' | 'selected_data_point_ids'>,
  data: { nodes: readonly Node[]; frames: readonly Frame[] },
  nowMs: number,
): readonly NodeBlock[] {
  return config.node_id.flatMap((nodeId) => {
    const node = data.nodes.find(({ _id }) => _id === nodeId)
    if (node === undefined) return []
    const frames = config.selected_data_point_ids.flatMap((id) =>
      data.frames.filter((frame) => frame.dataPointId === id && frame.nodeId === nodeId),
    )
    const points = node.data_points ?? []
    const [profile] = node.profiles ?? []
    const readings = frames.map((frame) =>
      tileReading(
        frame,
        points.find(({ _id }) => _id === frame.dataPointId),
        profile,
        nowMs,
      ),
    )
    return [
      {
        nodeId,
        name: node.presentName,
        status: reportedStatus(
          node,
          readings.map(({ atMs }) => atMs),
          nowMs,
        ),
        profileName: profile?.name ?? null,
        readings,
      },
    ]
  })
}
