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
  /** null where all rows are of one device. */
  deviceName: string | null
  /** Newest reading of the range, as old as it is at the end of it. */
  latest: LatestReading
  /** Whose grade that is; null without a profile. */
  profileName: string | null
  /** undefined: those of many readings have not come yet. */
  statistics: RangeStatistics | undefined
}

/** Parameter by parameter in the order of the first device, those of the others right behind. */
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
