import { belowLimitAt, type Frame, type Node } from '@airshed/kit'
import { mainPoints } from './mainPoints.ts'

/**
 * Above this number of devices the present is shown beside a past range: their readings would be too many.
 */
export const PAST_DEVICES_MAX = 200

/** The data points by which devices are shown at the end of a past range. */
export const pastIds = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => mainPoints(node).map(({ _id: id }) => id))

/**
 * The devices as they were at the end of a past range: with their newest readings of that time, and
 * without what they report about themselves now.
 *
 * @param frames the newest readings of that time
 */
export function pastNodes(nodes: readonly Node[], frames: readonly Frame[]): readonly Node[] {
  const frameOf = new Map(frames.map((frame) => [frame.dataPointId, frame]))
  return nodes.map((node) => ({
    ...node,
    last_online: null,
    data_points: (node.data_points ?? []).flatMap((point) => {
      const { _id: id } = point
      const frame = frameOf.get(id)
      if (frame === undefined) return []
      const value = frame.values.at(-1) ?? Number.NaN
      const below = belowLimitAt(frame, frame.times.length - 1)
      const { lastLimit: _, ...rest } = point
      return {
        ...rest,
        ...(below === null ? {} : { lastLimit: below.limit }),
        lastValue: Number.isNaN(value) ? null : value,
        lastTimeReportedTs: frame.times.at(-1) ?? null,
      }
    }),
  }))
}
