import { isReported, SHOWN_MAX, type DataPoint, type DeviceProfile } from '@airshed/kit'
import type { MonitorView } from '../params.ts'
import { PARAMETERS_MAX } from '../params.ts'

/** Represents an empty choice in the address, as an empty list cannot. */
const NONE = 'none'

/** Maximum number of parameters in a view. */
const maxOf = (view: MonitorView): number => (view === 'table' ? PARAMETERS_MAX : SHOWN_MAX)

/** Data points that measure: those that only describe the device have no values over time. */
export const measuredPoints = (points: readonly DataPoint[]): DataPoint[] =>
  points.filter(({ _type: type }) => type === 'raw' || type === 'metric')

/** Data points that the monitor offers: those that measure, and the online status that the server keeps. */
export const offeredPoints = (points: readonly DataPoint[]): DataPoint[] => [
  ...measuredPoints(points),
  ...points.filter(({ path }) => !isReported(path)),
]

/**
 * Ids of the data points that the monitor shows: those named by the address that exist on the device,
 * otherwise the first ones that its profile grades, filled up with others.
 *
 * @param asked ids from the address; undefined: it names none
 */
export function chosenParameters(
  asked: readonly string[] | undefined,
  points: readonly DataPoint[],
  profile: DeviceProfile | undefined,
): string[] {
  const measured = measuredPoints(points)
  if (asked !== undefined) {
    const known = new Set(offeredPoints(points).map(({ _id: id }) => id))
    const found = [...new Set(asked)].filter((id) => known.has(id))
    // An empty choice is respected; a link to parameters that no longer exist gets the defaults.
    if (found.length > 0 || asked.includes(NONE)) return found.slice(0, PARAMETERS_MAX)
  }
  const isGraded = ({ path }: DataPoint): boolean => profile?.ranges[path] !== undefined
  const mapped = measured.filter(({ isMapped }) => isMapped)
  return [...mapped.filter(isGraded), ...mapped.filter((point) => !isGraded(point)), ...measured]
    .map(({ _id: id }) => id)
    .filter((id, index, all) => all.indexOf(id) === index)
    .slice(0, SHOWN_MAX)
}

/**
 * The new choice for the address after a parameter was checked or unchecked. If no more fit into the view,
 * the one chosen first is dropped.
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
