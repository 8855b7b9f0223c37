import {
  latestReading,
  type DataPoint,
  type DeviceProfile,
  type Frame,
  type LatestReading,
  type ParameterKind,
} from '@airshed/kit'

/** What is known of a data point at this moment. */
export interface TileReading extends LatestReading {
  dataPointId: string
  /** Short form, such as `PM2.5`. */
  label: string
  /** Full name. */
  title: string
  unit: string
  precision: number
  kind: ParameterKind
}

/** The newest reading of a frame, judged by the profile of its device. */
export function tileReading(
  frame: Frame,
  dataPoint: DataPoint | undefined,
  profile: DeviceProfile | undefined,
  nowMs: number,
): TileReading {
  const { dataPointId, unit, precision, kind, shortLabel, label } = frame
  return {
    dataPointId,
    label: shortLabel,
    title: dataPoint?.presentName ?? label,
    unit,
    precision,
    kind,
    ...latestReading(frame, profile, nowMs),
  }
}
