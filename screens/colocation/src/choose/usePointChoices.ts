import { parameterName, useCall } from '@airshed/console-kit'
import { listNodes, searchDataPoints, searchNodes } from '@airshed/console-kit/calls'
import { useSession, type DataPoint, type Node } from '@airshed/kit'
import { useMemo, useState } from 'react'
import type { StudyPoint } from './chosenPoint.ts'

/** Maximum number of devices offered, with or without a search. */
const OFFERED = 50

export interface PointChoices {
  /** Points of the devices that are offered, and those already chosen, by id. */
  readonly points: ReadonlyMap<string, StudyPoint>
  /** Set if there are more devices than those offered. */
  readonly onSearch: ((words: string) => void) | undefined
  readonly isLoading: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

/**
 * Data points whose means are arithmetic, of devices that the reader may see.
 *
 * @param chosen ids that must be among them, as far as they exist
 */
export function usePointChoices(chosen: readonly string[]): PointChoices {
  const { organization, locale } = useSession()
  const [words, setWords] = useState('')
  const common = {
    ...(organization === null ? {} : { organization_id: organization.id }),
    sort: 'name',
    size: OFFERED,
  } as const
  const first = useCall(listNodes, { query: { ...common, includes: ['data_points'] } })
  const found = useCall(
    listNodes,
    { query: { ...common, includes: ['data_points'], search: words } },
    { enabled: words !== '' },
  )
  const own = useCall(
    searchDataPoints,
    { body: { data_point_id: [...chosen] } },
    { enabled: chosen.length > 0, keepsPrevious: true },
  )
  const ownIds = [...new Set((own.data?.data ?? []).map((point) => point.node_id))]
  const ownNodes = useCall(
    searchNodes,
    { body: { node_id: ownIds, size: Math.max(1, ownIds.length) } },
    { enabled: ownIds.length > 0, keepsPrevious: true },
  )
  const [firstNodes, foundNodes] = [first.data?.data, found.data?.data]
  const [ownPoints, nodesOfOwn] = [own.data?.data, ownNodes.data?.data]
  const points = useMemo(() => {
    const known = new Map<string, StudyPoint>()
    const add = (node: Node, point: DataPoint) => {
      const { _id: id } = point
      if (point.kind !== 'scalar') return
      known.set(id, {
        id,
        nodeId: node.node_id,
        path: point.path,
        unit: point.unit,
        device: node.presentName,
        serial: node.serial,
        parameter: parameterName(point.path, point.presentName, locale),
      })
    }
    const nodes = [...(firstNodes ?? []), ...(foundNodes ?? [])]
    for (const node of nodes) node.data_points?.forEach((point) => add(node, point))
    const byId = new Map([...nodes, ...(nodesOfOwn ?? [])].map((node) => [node.node_id, node]))
    for (const point of ownPoints ?? []) {
      const node = byId.get(point.node_id)
      if (node !== undefined) add(node, point)
    }
    return known
  }, [firstNodes, foundNodes, ownPoints, nodesOfOwn, locale])
  const hasMore = typeof first.data?.next === 'string'
  return {
    points,
    onSearch: hasMore ? setWords : undefined,
    isLoading: first.isLoading || own.isLoading || ownNodes.isLoading,
    error: first.error,
    refetch: first.refetch,
  }
}
