import { parameterName, useCall } from '@airshed/console-kit'
import { searchDataPoints, searchNodes } from '@airshed/console-kit/calls'
import { useSession } from '@airshed/kit'
import { useMemo } from 'react'
import type { WatchedPoints } from './ruleText.ts'

/** Ids that one call looks up at most. */
const LOOKUP_MAX = 1000

export interface Watched {
  points: WatchedPoints
  /** Device id → its name. */
  devices: ReadonlyMap<string, string>
  /** Nothing is loaded yet. */
  isLoading: boolean
}

/** Names of the parameters and devices that alerts refer to, as far as the reader may see them. */
export function useWatchedPoints(pointIds: readonly string[], nodeIds: readonly string[]): Watched {
  const { locale } = useSession()
  const pointSearch = { data_point_id: pointIds.slice(0, LOOKUP_MAX) }
  const points = useCall(
    searchDataPoints,
    { body: pointSearch },
    { enabled: pointSearch.data_point_id.length > 0 },
  )
  const found = points.data?.data
  const wanted = [...new Set([...nodeIds, ...(found ?? []).map(({ node_id }) => node_id)])]
  const isReady = pointIds.length === 0 || found !== undefined
  const nodes = useCall(
    searchNodes,
    { body: { node_id: wanted.slice(0, LOOKUP_MAX), size: LOOKUP_MAX } },
    { enabled: isReady && wanted.length > 0 },
  )
  const nodeList = nodes.data?.data
  return useMemo(() => {
    const devices = new Map((nodeList ?? []).map(({ _id, presentName }) => [_id, presentName]))
    return {
      devices,
      points: new Map(
        (found ?? []).map(({ _id, path, presentName, node_id, unit, storedUnit }) => [
          _id,
          {
            parameter: parameterName(path, presentName, locale),
            device: devices.get(node_id) ?? node_id,
            unit,
            storedUnit,
          },
        ]),
      ),
      isLoading: points.isLoading || nodes.isLoading,
    }
  }, [found, nodeList, locale, points.isLoading, nodes.isLoading])
}
