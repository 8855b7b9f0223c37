import type { Alert, AlertQuery, Page } from '@airshed/schemas'
import type { CallOptions, Send } from '../request.ts'

export interface AlertCalls {
  /** The latest triggered first. */
  list(query?: AlertQuery, options?: CallOptions): Promise<Page<Alert>>
}

export const alertCalls = (send: Send): AlertCalls => ({
  list: (query = {}, options) => send({ method: 'GET', path: 'alerts', query, ...options }),
})
