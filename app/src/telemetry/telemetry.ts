/** What the console reports about its use. */
export type TelemetryEvent =
  | { kind: 'page-view'; title: string; path: string }
  | { kind: 'identify'; userId: string }
  | { kind: 'error'; message: string; where: string }

/** Forwards the events to a service, or drops them. */
export interface TelemetrySink {
  send(event: TelemetryEvent & { timeMs: number }): void
}

export interface Telemetry {
  pageView(title: string, path: string): void
  identify(userId: string): void
  /** Network failures and cancelled requests are not reported: nobody can fix them here. */
  error(error: unknown, where: string): void
}

const IGNORED = /network ?error|request aborted|failed to fetch|load failed|aborted/i
const IGNORED_NAMES = new Set(['AbortError', 'NetworkError'])

/** Drops ids from a path, so that no report reveals which device somebody viewed. */
const withoutIds = (path: string): string => path.replace(/\/[^/]*[0-9:][^/]*(?=\/|$)/g, '/:id')

export function createTelemetry(sink: TelemetrySink, clock: () => number): Telemetry {
  const send = (event: TelemetryEvent): void => sink.send({ ...event, timeMs: clock() })
  return {
    pageView: (title, path) => send({ kind: 'page-view', title, path: withoutIds(path) }),
    identify: (userId) => send({ kind: 'identify', userId }),
    error(error, where) {
      const message = error instanceof Error ? error.message : String(error)
      const name = error instanceof Error ? error.name : ''
      const isIgnored = IGNORED_NAMES.has(name) || IGNORED.test(message)
      if (!isIgnored) send({ kind: 'error', message, where })
    },
  }
}
