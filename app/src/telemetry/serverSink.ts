import type { Schedule } from '@airshed/data'
import { type TelemetryEvent } from '@airshed/schemas'
import type { TelemetrySink } from './telemetry.ts'

/** Maximum time that events are queued. */
export const FLUSH_AFTER_MS = 10_000
/** A queue of this length is sent at once. */
export const FLUSH_AT = 20

/** Maximum lengths that the server accepts. */
const LONGEST = { title: 300, path: 500, message: 2000, where: 2000 } as const

export interface ServerSinkOptions {
  /** Sends a batch; with `keepalive` the request outlives the page. */
  send: (events: readonly TelemetryEvent[], options: { keepalive: boolean }) => Promise<void>
  schedule: Schedule
}

export interface ServerSink extends TelemetrySink {
  /** Sends queued events. @param isLeaving the page is unloading */
  flush(isLeaving?: boolean): void
  /** Sends queued events, then accepts no more. */
  close(): void
}

function clipped(event: TelemetryEvent): TelemetryEvent {
  switch (event.kind) {
    case 'page-view':
      return {
        ...event,
        title: event.title.slice(0, LONGEST.title),
        path: event.path.slice(0, LONGEST.path),
      }
    case 'error':
      return {
        ...event,
        message: event.message.slice(0, LONGEST.message) || 'unknown',
        where: event.where.slice(0, LONGEST.where),
      }
    case 'identify':
      return event
  }
}

/**
 * Collects events and sends them to the server in batches. Events that cannot be sent are silently
 * dropped: reporting a failed report helps nobody.
 */
export function createServerSink({ send, schedule }: ServerSinkOptions): ServerSink {
  let waiting: TelemetryEvent[] = []
  let cancel: (() => void) | null = null
  let isClosed = false

  const flush = (isLeaving = false): void => {
    cancel?.()
    cancel = null
    if (waiting.length === 0) return
    const events = waiting
    waiting = []
    send(events, { keepalive: isLeaving }).catch(() => undefined)
  }
  return {
    send(event) {
      if (isClosed) return
      waiting.push(clipped(event))
      if (waiting.length >= FLUSH_AT) flush()
      else cancel ??= schedule(() => flush(), FLUSH_AFTER_MS)
    },
    flush,
    close() {
      flush(true)
      isClosed = true
    },
  }
}
