import { parameterName, useCall, WILDCARD, wildcardPath } from '@airshed/console-kit'
import { searchDataPoints, searchNodes } from '@airshed/console-kit/calls'
import { useSession, type DataPoint } from '@airshed/kit'
import { useMemo } from 'react'
import type { WatchedPoints } from '../../list/ruleText.ts'
import { useCoveredDevices } from '../covered/CoveredContext.ts'

/** Maximum number of ids per call. */
const LOOKUP_MAX = 1000

export interface RulePoints {
  /** Data points by id, as far as the reader may see them. */
  known: ReadonlyMap<string, DataPoint>
  /** The same as displayed to the reader. */
  watched: WatchedPoints
  /** Some of them are still loading. */
  isLoading: boolean
}

/** The data points used by rules. Known ones are kept while others are looked up. */
export function useRulePoints(ids: readonly string[]): RulePoints {
  const { locale } = useSession()
  const covered = useCoveredDevices()
  const wanted = ids.filter((id) => wildcardPath(id) === null).slice(0, LOOKUP_MAX)
  const points = useCall(
    searchDataPoints,
    { body: { data_point_id: wanted, size: LOOKUP_MAX } },
    { enabled: wanted.length > 0, keepsPrevious: true },
  )
  const found = points.data?.data
  const each = covered?.points
  const known = useMemo(
    () => new Map([...(found ?? []), ...(each ?? [])].map((point) => [point['_id'], point])),
    [found, each],
  )
  const nodeIds = [...new Set((found ?? []).map((point) => point['node_id']))]
  const nodes = useCall(
    searchNodes,
    { body: { node_id: nodeIds.slice(0, LOOKUP_MAX), size: LOOKUP_MAX } },
    { enabled: nodeIds.length > 0, keepsPrevious: true },
  )
  const nodeList = nodes.data?.data
  const eachName = covered?.deviceName
  const watched = useMemo(() => {
    const devices = new Map((nodeList ?? []).map(({ _id, presentName }) => [_id, presentName]))
    if (eachName !== undefined) devices.set(WILDCARD, eachName)
    return new Map(
      [...known].map(([id, { path, presentName, node_id: nodeId, unit, storedUnit }]) => [
        id,
        {
          parameter: parameterName(path, presentName, locale),
          device: devices.get(nodeId) ?? nodeId,
          unit,
          storedUnit,
        },
      ]),
    )
  }, [known, nodeList, locale, eachName])
  const isLoading = points.isFetching || nodes.isLoading || covered?.isLoading === true
  return { known, watched, isLoading }
}
