import type { NodeStatus } from '@airshed/schemas'
import { statusRank } from './nodeStatus.ts'

/** What decides how soon somebody should look at a device. */
export interface DeviceCondition {
  /** The displayed status. */
  readonly status: NodeStatus
  /** The newest reading of one of its data points is hidden by a flag. */
  readonly hasFault: boolean
}

const OFFLINE = statusRank('offline')
const OTHERS_FROM = 2

/**
 * Position of a device in lists that begin with what needs attention: 0 offline, 1 faulty, then every other status in
 * its usual order. A device counts as faulty if it reports an error, or reports readings that are hidden; one that is
 * switched off on purpose does not. The store computes the same rule for its lists (`nodes.attention_rank`).
 */
export function attentionRank({ status, hasFault }: DeviceCondition): number {
  const rank = statusRank(status)
  if (rank === OFFLINE) return 0
  if (status === 'error' || (hasFault && rank < OFFLINE)) return 1
  return OTHERS_FROM + rank
}
