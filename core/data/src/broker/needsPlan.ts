import type { DataNeed, MeasurementsNeed, NodesNeed } from '@airshed/contract'
import type { NodeInclude } from '@airshed/schemas'
import { nodeIdOf } from './nodeIdOf.ts'
import type { PartNeed } from './partStore.ts'

/** The needs of one subscriber, sorted by where their answers come from. */
export interface NeedsPlan {
  series: readonly MeasurementsNeed[]
  /** Data points whose figures over the range of the page are requested. */
  statisticsIds: readonly string[]
  nodes: readonly NodesNeed[]
  profileNodeIds: readonly string[] | null
  parts: readonly PartNeed[]
  /** Node → the parts of it that are requested. */
  lookups: readonly { nodeIds: readonly string[]; includes: readonly NodeInclude[] }[]
}

/** Ids that can be requested: settings that are not validated yet may contain anything. */
const ids = (list: unknown): string[] =>
  Array.isArray(list)
    ? [...new Set(list.filter((id): id is string => typeof id === 'string' && id !== ''))]
    : []

/** Of those, the data points: their node is in their name. */
const ofNodes = (list: unknown): string[] => ids(list).filter((id) => nodeIdOf(id) !== null)

/** A need of more nodes than this is not followed live: their page refetches them every minute. */
const FOLLOWED_NODES_MAX = 500

/** The nodes whose newest readings a live widget shows: they come with the node, by its data points. */
export function followedNodes(needs: readonly NodesNeed[]): ReadonlySet<string> {
  const shown = needs.filter(({ includes }) => includes.includes('data_points'))
  const nodeIds = new Set(shown.flatMap((need) => need.nodeIds))
  return nodeIds.size > FOLLOWED_NODES_MAX ? new Set() : nodeIds
}

/** Sorts needs; the description of each series is looked up with its node. */
export function planOf(needs: readonly DataNeed[]): NeedsPlan {
  const series: MeasurementsNeed[] = []
  const statisticsIds = new Set<string>()
  const nodes: NodesNeed[] = []
  const parts: PartNeed[] = []
  let profileNodeIds: string[] | null = null
  for (const need of needs) {
    switch (need.kind) {
      case 'measurements':
        series.push({ ...need, dataPointIds: ofNodes(need.dataPointIds) })
        break
      case 'statistics':
        for (const id of ofNodes(need.dataPointIds)) statisticsIds.add(id)
        break
      case 'nodes':
        nodes.push({ ...need, nodeIds: ids(need.nodeIds) })
        if (need.all === true) parts.push(need)
        break
      case 'profiles':
        profileNodeIds = [...(profileNodeIds ?? []), ...ids(need.nodeIds)]
        break
      default:
        parts.push(need)
    }
  }
  const described = series.flatMap(({ dataPointIds }) => dataPointIds.map(nodeIdOf))
  return {
    series,
    statisticsIds: [...statisticsIds],
    nodes,
    profileNodeIds,
    parts,
    lookups: [
      ...nodes,
      { nodeIds: ids(described), includes: ['data_points'] },
      { nodeIds: profileNodeIds ?? [], includes: ['profiles'] },
    ],
  }
}
