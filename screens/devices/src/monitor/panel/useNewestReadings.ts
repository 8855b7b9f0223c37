import {
  latestReading,
  useData,
  type DeviceProfile,
  type LatestReading,
  type Node,
} from '@airshed/kit'
import { useMemo } from 'react'
import type { MonitorRange } from '../range/useMonitorRange.ts'
import { offeredPoints } from './chosenParameters.ts'

/** The newest readings of a device up to the end of the range. */
export interface NewestReadings {
  /** null while it loads. */
  of: (dataPointId: string) => LatestReading | null
  profile: DeviceProfile | undefined
}

/** Tracks the newest reading of each parameter; on a range in the past, the last one of that range. */
export function useNewestReadings(
  node: Node,
  { range, isLive, now }: MonitorRange,
): NewestReadings {
  const ids = offeredPoints(node.data_points ?? []).map(({ _id: id }) => id)
  const { frames } = useData(
    ids.length === 0
      ? []
      : [
          {
            kind: 'measurements',
            dataPointIds: ids,
            window: { lastPoints: 1, until: 'range' },
            statistic: 'mean',
            live: true,
          },
        ],
    { range, isLive },
  )
  const profile = node.profiles?.[0]
  const atMs = isLive ? now : range.to
  const readings = useMemo(
    () =>
      new Map(
        frames.map((frame) => [frame.dataPointId, latestReading(frame, profile, atMs)] as const),
      ),
    [frames, profile, atMs],
  )
  return { of: (id) => readings.get(id) ?? null, profile }
}
