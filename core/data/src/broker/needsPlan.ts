import {
  needKindOf,
  type DataNeed,
  type MeasurementsNeed,
  type NodesNeed,
  type StatisticsNeed,
} from '@airshed/contract'
import type { NodeInclude, ReadingBasis } from '@airshed/schemas'
import { dataPointIds, requestableIds } from './needIds.ts'
import { nodeIdOf } from './nodeIdOf.ts'

/** Data points whose figures over the range of the page are requested together. */
export type PlannedFigures = Pick<StatisticsNeed, 'dataPointIds' | 'basis' | 'percentiles'>

/** The needs of one subscriber, sorted by where their answers come from. */
export interface NeedsPlan {
  series: readonly MeasurementsNeed[]
  /** Figures over the range of the page, one for each basis; each data point is in the one that names it first. */
  statistics: readonly PlannedFigures[]
  /** The needs of figures that want percentiles. */
  percentiles: readonly PlannedFigures[]
  nodes: readonly NodesNeed[]
  profileNodeIds: readonly string[] | null
  /** Node → the parts of it that are requested. */
  lookups: readonly { nodeIds: readonly string[]; includes: readonly NodeInclude[] }[]
  /** Those that the server answers completely. */
  answered: readonly DataNeed[]
  /** Whether the answers depend on the range of the page: newest readings, devices and counts do not. */
  isOfRange: boolean
}

/** A need of more nodes than this is not followed live: their page refetches them every minute. */
const FOLLOWED_NODES_MAX = 500

/** The nodes whose newest readings a live widget shows: they come with the node, in its data points. */
export function followedNodes(needs: readonly NodesNeed[]): ReadonlySet<string> {
  const shown = needs.filter(({ includes }) => includes.includes('data_points'))
  const nodeIds = new Set(shown.flatMap((need) => need.nodeIds))
  return nodeIds.size > FOLLOWED_NODES_MAX ? new Set() : nodeIds
}

/** Whether an answer covers the range of the page or the time before its end. */
function isOfRange(need: DataNeed): boolean {
  const time = needKindOf(need).timeOf(need)
  return time === 'range' || time === 'rangeEnd'
}

/** Sorts needs; the description of each series is looked up with its node. */
export function planOf(needs: readonly DataNeed[]): NeedsPlan {
  const series: MeasurementsNeed[] = []
  const figures = new Map<string, ReadingBasis | undefined>()
  const percentiles: StatisticsNeed[] = []
  const nodes: NodesNeed[] = []
  const answered: DataNeed[] = []
  let profileNodeIds: string[] | null = null
  for (const need of needs) {
    switch (need.kind) {
      case 'measurements':
        series.push({ ...need, dataPointIds: dataPointIds(need.dataPointIds) })
        break
      case 'statistics':
        for (const id of dataPointIds(need.dataPointIds)) {
          if (!figures.has(id)) figures.set(id, need.basis)
        }
        if ((need.percentiles ?? []).length > 0) {
          percentiles.push({ ...need, dataPointIds: dataPointIds(need.dataPointIds) })
        }
        break
      case 'nodes':
        nodes.push({ ...need, nodeIds: requestableIds(need.nodeIds) })
        break
      case 'profiles':
        profileNodeIds = [...(profileNodeIds ?? []), ...requestableIds(need.nodeIds)]
        break
      default:
        answered.push(need)
    }
  }
  // Whether a data point has percentiles follows from its kind.
  const described = [...series, ...percentiles].flatMap((need) => need.dataPointIds.map(nodeIdOf))
  return {
    series,
    statistics: [...Map.groupBy(figures, ([, basis]) => basis)].map(([basis, points]) => ({
      dataPointIds: points.map(([id]) => id),
      ...(basis === undefined ? {} : { basis }),
    })),
    percentiles,
    nodes,
    profileNodeIds,
    lookups: [
      ...nodes,
      { nodeIds: requestableIds(described), includes: ['data_points'] },
      { nodeIds: profileNodeIds ?? [], includes: ['profiles'] },
    ],
    answered,
    isOfRange:
      needs.some((need) => need.kind !== 'statistics' && isOfRange(need)) || figures.size > 0,
  }
}
