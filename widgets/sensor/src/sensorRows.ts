import {
  connectionsOf,
  courseValues,
  latestReading,
  type Connection,
  type Frame,
  type LatestReading,
  type Node,
  type RangeStatistics,
  type TimeRange,
  type WidgetData,
} from '@airshed/kit'

/** One parameter of the sensor with its figures of the range. */
export interface SensorRow {
  frame: Frame
  /** Newest reading of the range, as old as it is at the end of it. */
  latest: LatestReading
  /** Whose grade that is; null without a profile. */
  profileName: string | null
  /** undefined: those of many readings have not come yet. */
  statistics: RangeStatistics | undefined
  /** Evenly spaced values for a small line; null where there is nothing to draw, or no mean. */
  course: Float64Array | null
}

/** A sensor lists no more parameters than this by itself. */
const FOUND_MAX = 50

/** What the sensor measures and ever reported. */
export function measuredIds(node: Pick<Node, 'data_points'>, sensorId: string): string[] {
  return (node.data_points ?? [])
    .filter(
      ({ device_id: id, _type: type, lastTimeReportedTs }) =>
        id === sensorId && type === 'metric' && lastTimeReportedTs !== null,
    )
    .slice(0, FOUND_MAX)
    .map(({ _id: id }) => id)
}

/** The place of the device that has this connection string; undefined: it has none such. */
export const connectionAt = (node: Node, sensorId: string): Connection | undefined =>
  connectionsOf(node).find(({ id }) => id === sensorId)

/** A row for each series, in their order. */
export function sensorRows(
  { frames, statistics }: Pick<WidgetData, 'frames' | 'statistics'>,
  node: Pick<Node, 'profiles'>,
  range: TimeRange,
): readonly SensorRow[] {
  const [profile] = node.profiles ?? []
  return frames.map((frame) => {
    // The mean of 350° and 10° is not 180°.
    const course = frame.kind === 'direction' ? null : courseValues(frame, range)
    return {
      frame,
      latest: latestReading(frame, profile, range.to),
      profileName: profile?.name ?? null,
      statistics: statistics[frame.dataPointId],
      course: course?.every(Number.isNaN) === true ? null : course,
    }
  })
}
