import {
  airGrades,
  latestReading,
  type AirGrade,
  type LatestReading,
  type ParameterKind,
  type WidgetData,
} from '@airshed/kit'

/** The newest reading of a data point, with its labels and grades, and the mean over hours if that was graded. */
export interface Block extends LatestReading {
  dataPointId: string
  nodeId: string
  /** Short form, such as `PM2.5`. */
  label: string
  /** Full name. */
  title: string
  unit: string
  precision: number
  kind: ParameterKind
  /** null if all blocks are of one device. */
  deviceName: string | null
  /** The profile its grade comes from; null without a profile. */
  profileName: string | null
  /** Its grade over hours with the mean that was graded; null: none, or the newest reading itself is graded. */
  air: AirGrade | null
}

/**
 * A block for each series, in their order.
 *
 * @param nowMs ms UTC
 */
export function blocksOf(
  { frames, nodes, airQuality }: Pick<WidgetData, 'frames' | 'nodes' | 'airQuality'>,
  nowMs: number,
): readonly Block[] {
  const isOneDevice = new Set(frames.map(({ nodeId }) => nodeId)).size <= 1
  return frames.map((frame) => {
    const { dataPointId, nodeId, shortLabel, label, unit, precision, kind } = frame
    const node = nodes.find(({ _id }) => _id === nodeId)
    const point = node?.data_points?.find(({ _id }) => _id === dataPointId)
    const [profile] = node?.profiles ?? []
    return {
      ...latestReading(frame, profile, nowMs),
      label: shortLabel,
      title: point?.presentName ?? label,
      deviceName: isOneDevice ? null : (node?.presentName ?? nodeId),
      profileName: profile?.name ?? null,
      air:
        airGrades(airQuality[nodeId], profile, node?.data_points).find(
          (one) => one.dataPointId === dataPointId,
        ) ?? null,
      dataPointId,
      nodeId,
      unit,
      precision,
      kind,
    }
  })
}
