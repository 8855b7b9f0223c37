import type { Node } from '@airshed/schemas'

/** When a device last reported its location, ms UTC; null: never, it was placed by hand. */
export function locatedAtMs({
  data_points: points = [],
}: Pick<Node, 'data_points'>): number | null {
  const times = points.flatMap(({ _type: type, lastTimeReportedTs: at }) =>
    type === 'location' && at !== null ? at : [],
  )
  return times.length === 0 ? null : Math.max(...times)
}

/**
 * When a device last reported anything, ms UTC; null: it never did. Its data points may have a later report than its
 * own record.
 *
 * @param readAtMs times of newest readings, ms UTC
 */
export function lastReportMs(
  node: Pick<Node, 'last_online' | 'data_points'>,
  readAtMs: readonly (number | null)[] = [],
): number | null {
  const reported = (node.data_points ?? []).map(({ lastTimeReportedTs }) => lastTimeReportedTs)
  const times = [node.last_online, ...reported, ...readAtMs].filter((time) => time !== null)
  return times.length === 0 ? null : Math.max(...times)
}
