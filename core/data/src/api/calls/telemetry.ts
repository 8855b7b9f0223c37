import type { TelemetryEvent } from '@airshed/schemas'
import type { CallOptions, Send } from '../request.ts'

export interface TelemetryCalls {
  /** Tells the server what happened in the console: at most 50 events at once. */
  send(events: readonly TelemetryEvent[], options?: CallOptions): Promise<void>
}

export const telemetryCalls = (send: Send): TelemetryCalls => ({
  send: (events, options) =>
    send({ method: 'POST', path: 'telemetry', body: { events }, ...options }),
})
