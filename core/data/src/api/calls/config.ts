import type { PublicConfig } from '@airshed/schemas'
import type { CallOptions, Send } from '../request.ts'

export interface ConfigCalls {
  /** What the console must know before anybody signed in. */
  get(options?: CallOptions): Promise<PublicConfig>
}

export const configCalls = (send: Send): ConfigCalls => ({
  get: (options) => send({ method: 'GET', path: 'config', ...options }),
})
