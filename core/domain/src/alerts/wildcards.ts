import type { AlertCondition, AlertRules } from '@airshed/schemas'
import { mainDataPointId } from '../naming/dataPointIds.ts'
import { conditionPointIds } from './conditionPoints.ts'

/** Stands for each covered device in the rules of an alert template. */
export const WILDCARD = '*'

const BEFORE_PATH = `${WILDCARD}/`

/** Id of a parameter of each covered device: `132:5` at any connection. */
export const wildcardPointId = (path: string): string => `${BEFORE_PATH}${path}`

/** The parameter behind `*`; null: the id is that of one data point. */
export const wildcardPath = (dataPointId: string): string | null =>
  dataPointId.startsWith(BEFORE_PATH) ? dataPointId.slice(BEFORE_PATH.length) : null

/** The parameters of each covered device that rules name, each once, in the order of the rules. */
export const wildcardPaths = (rules: AlertRules): string[] => [
  ...new Set(
    rules.flatMap(({ conditions }) =>
      conditions.flatMap((condition) =>
        conditionPointIds(condition).flatMap((id) => wildcardPath(id) ?? []),
      ),
    ),
  ),
]

/** A device that a template covers. */
export interface CoveredPlaces {
  /** `{serial}:0` */
  readonly nodeId: string
  /** Parameter → id of the data point that stands for it. */
  readonly points: ReadonlyMap<string, string>
}

/**
 * The rules of a template for one device.
 *
 * @throws RangeError if the device has no data point for a parameter
 */
export const filledRules = (rules: AlertRules, device: CoveredPlaces): AlertRules =>
  rules.map((group) => ({
    ...group,
    conditions: group.conditions.map((condition) => filledCondition(condition, device)),
  }))

function filledCondition(
  condition: AlertCondition,
  { nodeId, points }: CoveredPlaces,
): AlertCondition {
  const pointOf = (id: string): string => {
    const path = wildcardPath(id)
    if (path === null) return id
    const found = points.get(path)
    if (found === undefined) throw new RangeError(`${nodeId} has no data point for ${path}`)
    return found
  }
  const { dataPointId: watched, deviceId } = condition
  const filled = {
    ...condition,
    ...(deviceId === WILDCARD ? { deviceId: nodeId } : {}),
    dataPointId:
      typeof watched === 'string'
        ? pointOf(watched)
        : {
            ...watched,
            dataPointId: pointOf(watched.dataPointId),
            ...(watched.func === 'diff' ? { dataPointId2: pointOf(watched.dataPointId2) } : {}),
          },
    ...('basis' in condition && condition.basis?.kind === 'above_upwind'
      ? { basis: { ...condition.basis, dataPointId: pointOf(condition.basis.dataPointId) } }
      : {}),
  }
  return filled as AlertCondition
}

/** A data point that could stand for a parameter of a device. */
export interface PlaceCandidate {
  readonly id: string
  readonly path: string
  /** When it last reported, ms UTC; null: never. */
  readonly lastTs: number | null
}

/**
 * Which data point stands for each parameter of a device: the one that is watched already, so that an alert stays as it
 * is, else that of the main connection, else the one that reported last.
 *
 * @param watched ids of the data points that the alert of the device watches
 */
export function coveredPlaces(
  nodeId: string,
  candidates: readonly PlaceCandidate[],
  watched: ReadonlySet<string>,
): CoveredPlaces {
  const groups = Map.groupBy(candidates, ({ path }) => path)
  return {
    nodeId,
    points: new Map(
      [...groups].map(([path, found]) => {
        const main = mainDataPointId(nodeId, path)
        const rank = ({ id }: PlaceCandidate): number => (watched.has(id) ? 0 : id === main ? 1 : 2)
        const [first] = found.toSorted(
          (one, other) =>
            rank(one) - rank(other) ||
            (other.lastTs ?? 0) - (one.lastTs ?? 0) ||
            (one.id < other.id ? -1 : 1),
        )
        return [path, first?.id ?? main]
      }),
    ),
  }
}

/** The name of an alert of a template: the template's, and the device that it is about. */
export const coveredAlertName = (templateName: string, deviceName: string): string =>
  `${templateName} · ${deviceName}`
