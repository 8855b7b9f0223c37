import type { DataPoint, Node } from '@airshed/kit'

/** Maximum number of readings in the preview of a device; its monitor has all of them. */
export const READINGS_SHOWN = 6

/** The most important data points of a device that ever reported: those that its profile grades first. */
export function mainPoints({ data_points: points = [], profiles }: Node): readonly DataPoint[] {
  const [profile] = profiles ?? []
  const rankOf = ({ path }: DataPoint): number => (profile?.ranges[path] === undefined ? 1 : 0)
  return points
    .filter(
      ({ _type: type, lastTimeReportedTs }) => type === 'metric' && lastTimeReportedTs !== null,
    )
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .slice(0, READINGS_SHOWN)
}
