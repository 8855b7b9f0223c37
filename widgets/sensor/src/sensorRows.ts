import {
  airGrades,
  connectionsOf,
  courseValues,
  isReported,
  latestReading,
  type AirGrade,
  type Connection,
  type Frame,
  type LatestReading,
  type Node,
  type RangeStatistics,
  type TimeRange,
  type WidgetData,
} from '@airshed/kit'

/** One parameter of the sensor with its figures for the range. */
export interface SensorRow {
  frame: Frame
  /** Newest reading of the range; its age is measured at the end of the range. */
  latest: LatestReading
  /** Its grade over hours with the mean that was graded; null: none, or the newest reading itself is graded. */
  air: AirGrade | null
  /** The profile its grade comes from; null without a profile. */
  profileName: string | null
  /** undefined: those of many readings have not arrived yet. */
  statistics: RangeStatistics | undefined
  /** Evenly spaced values for a small line; null if there is nothing to draw, or no mean. */
  course: Float64Array | null
}

/** Without a choice, a sensor lists at most this many parameters. */
const FOUND_MAX = 50

/** The parameters of the sensor that ever reported. */
export function measuredIds(node: Pick<Node, 'data_points'>, sensorId: string): string[] {
  return (node.data_points ?? [])
    .filter(
      ({ device_id: id, _type: type, lastTimeReportedTs }) =>
        id === sensorId && type === 'metric' && lastTimeReportedTs !== null,
    )
    .slice(0, FOUND_MAX)
    .map(({ _id: id }) => id)
}

/** The connection of the device with this connection string; undefined if it has none. */
export const connectionAt = (node: Node, sensorId: string): Connection | undefined =>
  connectionsOf(node).find(({ id }) => id === sensorId)

/**
 * A row for each series, in their order.
 *
 * @param data `airQuality` is that of the device at the end of the range; default unknown
 */
export function sensorRows(
  {
    frames,
    statistics,
    airQuality = {},
  }: Pick<WidgetData, 'frames' | 'statistics'> & Partial<Pick<WidgetData, 'airQuality'>>,
  node: Pick<Node, 'profiles' | 'data_points'>,
  range: TimeRange,
): readonly SensorRow[] {
  const [profile] = node.profiles ?? []
  const means = airGrades(airQuality[frames[0]?.nodeId ?? ''], profile, node.data_points)
  return frames.map((frame) => {
    // The mean of 350° and 10° is not 180°, and steps have values only where they change.
    const hasCourse = frame.kind !== 'direction' && isReported(frame.path)
    const course = hasCourse ? courseValues(frame, range) : null
    return {
      frame,
      latest: latestReading(frame, profile, range.to),
      air: means.find(({ dataPointId }) => dataPointId === frame.dataPointId) ?? null,
      profileName: profile?.name ?? null,
      statistics: statistics[frame.dataPointId],
      course: course?.every(Number.isNaN) === true ? null : course,
    }
  })
}
