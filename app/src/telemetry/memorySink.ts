import type { TelemetrySink } from './telemetry.ts'

const KEPT = 200

/**
 * The built-in sink: keeps the newest events in the page and hands each on as a DOM event named
 * `airshed:telemetry`, so that a site can listen without a service being built in.
 */
export function createMemorySink(target: EventTarget): TelemetrySink & { events: unknown[] } {
  const events: unknown[] = []
  return {
    events,
    send(event) {
      events.push(event)
      if (events.length > KEPT) events.shift()
      target.dispatchEvent(new CustomEvent('airshed:telemetry', { detail: event }))
    },
  }
}
