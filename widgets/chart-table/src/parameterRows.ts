import {
  latestReading,
  type Frame,
  type LatestReading,
  type RangeStatistics,
  type TimeRange,
  type WidgetData,
} from '@airshed/kit'

/** One data point with its figures of the range. */
export interface ParameterRow {
  frame: Frame
  /** null if all rows are of one device. */
  deviceName: string | null
  /** Newest reading of the range; its age is measured at the end of the range. */
  latest: LatestReading
  /** The profile its grade comes from; null without a profile. */
  profileName: string | null
  /** undefined: those of many readings have not arrived yet. */
  statistics: RangeStatistics | undefined
}

/** Parameter by parameter in the order of the first device, each followed by those of the other devices. */
function byParameter(frames: readonly Frame[]): readonly Frame[] {
  const paths = [...new Set(frames.map(({ path }) => path))]
  return paths.flatMap((path) => frames.filter((frame) => frame.path === path))
}

/** A row for each frame. */
export function parameterRows(
  { frames, nodes, statistics }: Pick<WidgetData, 'frames' | 'nodes' | 'statistics'>,
  range: TimeRange,
): readonly ParameterRow[] {
  const isOneDevice = new Set(frames.map(({ nodeId }) => nodeId)).size <= 1
  return byParameter(frames).map((frame) => {
    const node = nodes.find(({ _id }) => _id === frame.nodeId)
    const [profile] = node?.profiles ?? []
    return {
      frame,
      deviceName: isOneDevice ? null : (node?.presentName ?? frame.nodeId),
      latest: latestReading(frame, profile, range.to),
      profileName: profile?.name ?? null,
      statistics: statistics[frame.dataPointId],
    }
  })
}
