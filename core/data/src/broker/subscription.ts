import type { Frame, NodesNeed } from '@airshed/contract'
import type { BrokerContext, BrokerResult } from './brokerTypes.ts'
import type { Part, PartNeed } from './partStore.ts'
import type { NeedAnswers } from './needAnswers.ts'
import type { SeriesGroup } from './seriesStore.ts'
import type { Reader } from './slot.ts'
import type { StatisticsGroup } from './statisticsStore.ts'

/** The state that the broker keeps for one subscriber. */
export interface Subscription extends Reader {
  context: BrokerContext
  listener: () => void
  /** In the order of the needs. */
  series: readonly { group: SeriesGroup; dataPointIds: readonly string[] }[]
  /** null: no figures are needed. */
  statistics: { group: StatisticsGroup; dataPointIds: readonly string[] } | null
  /** Of the same window; without those that were not requested. */
  percentiles: readonly { group: StatisticsGroup; dataPointIds: readonly string[] }[]
  /** In the order of the needs. */
  answers: readonly NeedAnswers[]
  /** Nodes that a need names, and those only looked up for their data points. */
  nodes: readonly NodesNeed[]
  /** Ids whose profiles are needed. */
  profileNodeIds: readonly string[] | null
  parts: readonly { need: PartNeed; part: Part }[]
  /** Every node that an answer depends on. */
  nodeIds: ReadonlySet<string>
  /** Nodes whose live readings are needed. */
  liveNodeIds: readonly string[]
  /** Those of them whose newest readings it shows with the node itself. */
  followedNodeIds: ReadonlySet<string>
  result: BrokerResult
  isDirty: boolean
  /** Series → the frame that was handed out, kept the same while its readings are the same. */
  frames: WeakMap<
    object,
    { version: number; label: string; fault: Frame['fault'] | undefined; frame: Frame }
  >
}
