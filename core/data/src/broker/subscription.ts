import type { Frame, NodesNeed } from '@airshed/contract'
import type { Node } from '@airshed/schemas'
import type { WholeList } from '../wholeList.ts'
import type { BrokerContext, BrokerResult } from './brokerTypes.ts'
import type { NeedAnswers } from './needAnswers.ts'
import type { SeriesGroup } from './seriesSource.ts'
import type { Reader, Slot } from './slot.ts'
import type { Group } from './slotStore.ts'
import type { StatisticsGroup } from './statisticsSource.ts'

/** The state that the broker keeps for one subscriber. */
export interface Subscription extends Reader {
  context: BrokerContext
  listener: () => void
  /** In the order of the needs. */
  series: readonly { group: SeriesGroup; dataPointIds: readonly string[] }[]
  /** Of the range of the page, one for each basis; no data point is in two. */
  statistics: readonly { group: StatisticsGroup; dataPointIds: readonly string[] }[]
  /** Of the same window; without those that were not requested. */
  percentiles: readonly { group: StatisticsGroup; dataPointIds: readonly string[] }[]
  /** What the server answers completely, in the order of the needs. */
  answers: readonly NeedAnswers[]
  /** Nodes that a need names, and those only looked up for their data points. */
  nodes: readonly NodesNeed[]
  /** The devices of the organization, one for each need of all of them. */
  fleets: readonly Slot<WholeList<Node>>[]
  /** Ids whose profiles are needed. */
  profileNodeIds: readonly string[] | null
  /** Every node that an answer depends on. */
  nodeIds: ReadonlySet<string>
  /** Nodes whose live readings are needed. */
  liveNodeIds: readonly string[]
  /** Those of them whose newest readings it shows with the node itself. */
  followedNodeIds: ReadonlySet<string>
  /** Everything that it has a share in. */
  groups: ReadonlySet<Group>
  result: BrokerResult
  isDirty: boolean
  /** Series → the frame that was handed out, kept the same while its readings are the same. */
  frames: WeakMap<
    object,
    { version: number; label: string; fault: Frame['fault'] | undefined; frame: Frame }
  >
}
