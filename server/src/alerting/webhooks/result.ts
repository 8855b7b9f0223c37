import type { ServerContext } from '../../context.ts'
import type { Attempt, DeliveryRow } from './attempt.ts'
import type { Settled } from './retry.ts'

/** What sending needs from the server. */
export type SendContext = Pick<ServerContext, 'store' | 'bus' | 'clock' | 'config' | 'mail' | 'log'>

export interface DeliveryResult {
  delivery: DeliveryRow
  attempt: Attempt
  settled: Settled
}
