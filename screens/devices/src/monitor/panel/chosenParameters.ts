import { SHOWN_MAX, type DataPoint, type DeviceProfile } from '@airshed/kit'
import type { MonitorView } from '../params.ts'
import { PARAMETERS_MAX } from '../params.ts'

/** Stands in the address for a choice of no parameters, as an empty list cannot. */
const NONE = 'none'

/** Parameters that a view shows at a time. */
export const maxOf = (view: MonitorView): number => (view === 'table' ? PARAMETERS_MAX : SHOWN_MAX)

/** Data points that measure: those that only describe the device have no course. */
export const measuredPoints = (points: readonly DataPoint[]): DataPoint[] =>
  points.filter(({ _type: type }) => type === 'raw' || type === 'metric')

/**
 * The ids of the data points that the monitor shows: those that the address names and the device has, else
 * the first ones that its profile judges, filled up with others.
 *
 * @param asked of the address; undefined: it names none
 */
export function chosenParameters(
  asked: readonly string[] | undefined,
  points: readonly DataPoint[],
  profile: DeviceProfile | undefined,
): string[] {
  const measured = measuredPoints(points)
  if (asked !== undefined) {
    const known = new Set(measured.map(({ _id: id }) => id))
    const found = [...new Set(asked)].filter((id) => known.has(id))
    // Somebody who unticked everything wants nothing; a link to what is gone wants something.
    if (found.length > 0 || asked.includes(NONE)) return found.slice(0, PARAMETERS_MAX)
  }
  const isJudged = ({ path }: DataPoint): boolean => profile?.ranges[path] !== undefined
  const mapped = measured.filter(({ isMapped }) => isMapped)
  return [...mapped.filter(isJudged), ...mapped.filter((point) => !isJudged(point)), ...measured]
    .map(({ _id: id }) => id)
    .filter((id, index, all) => all.indexOf(id) === index)
    .slice(0, SHOWN_MAX)
}

/**
 * The choice once a parameter was ticked or unticked, for the address. Where no more fit into the view, the one that was
 * chosen first gives way.
 */
export function toggledParameter(
  chosen: readonly string[],
  id: string,
  view: MonitorView,
): string[] {
  if (chosen.includes(id)) {
    const others = chosen.filter((other) => other !== id)
    return others.length === 0 ? [NONE] : others
  }
  return [...chosen, id].slice(-maxOf(view))
}
