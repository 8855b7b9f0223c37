import { systemClock } from '@airshed/data'
import { createFakeStream } from '@airshed/testing'
import { countedLive } from '../stage/countedLive.ts'
import { openDashboardStage } from '../stage/dashboardStage.tsx'
import { FLEET_POINT_IDS, readingAt } from '../stage/fleet.ts'
import { chartDashboard, mixedDashboard } from '../stage/fleetDashboards.ts'
import { createFleetServer } from '../stage/fleetServer.ts'
import { nextFrame, painted } from './frames.ts'

export interface OpenedDashboard {
  /** ms from the first call until the awaited widgets were painted. */
  paintedMs: number
  /** Requests so far, by path. */
  calls(): Record<string, number>
  liveSubscriptions(): number
  /** From now on every data point reports once a second. */
  feed(): void
  problems(): readonly string[]
  close(): Promise<void>
}

export interface OpenOptions {
  kind: 'mixed' | 'charts'
  widgets: number
  /** How many of the first to wait for. */
  waitFor: number
}

const SECOND_MS = 1000
/** A widget not drawn by then has a problem. */
const LONGEST_MS = 60_000
const host = document.getElementById('root')!

const isDrawn = (widgetId: string): boolean =>
  document.querySelector(`[data-widget-id="${widgetId}"] .air-widget`) !== null

/** Opens a dashboard on a server that responds at once; waits until the visible part is drawn. */
export async function openDashboard(options: OpenOptions): Promise<OpenedDashboard> {
  const { kind, widgets, waitFor } = options
  const shown =
    kind === 'mixed' ? mixedDashboard('bench', widgets) : chartDashboard('bench', widgets)
  const ids = shown.configuration.widgets.slice(0, waitFor).map(({ id }) => id)
  const server = createFleetServer(systemClock, [shown])
  const stream = createFakeStream()
  const live = countedLive(stream)
  window.gc?.()
  await painted()
  const startedMs = performance.now()
  const stage = openDashboardStage(host, {
    server,
    live,
    clock: systemClock,
    params: { id: shown.id },
  })
  while (!ids.every(isDrawn)) {
    await nextFrame()
    if (performance.now() - startedMs < LONGEST_MS) continue
    const missing = ids.filter((id) => !isDrawn(id)).join(', ')
    throw new Error(`expected every widget in sight to be drawn, got none of ${missing}`)
  }
  await painted()
  const paintedMs = performance.now() - startedMs
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    paintedMs,
    calls: () => Object.fromEntries(server.calls),
    liveSubscriptions: live.subscriptions,
    feed() {
      timer = setInterval(() => {
        const nowMs = Math.floor(Date.now() / SECOND_MS) * SECOND_MS
        for (const id of FLEET_POINT_IDS) stream.report(id, readingAt(id, nowMs))
      }, SECOND_MS)
    },
    problems: stage.problems,
    async close() {
      clearInterval(timer)
      stage.close()
      window.scrollTo(0, 0)
      await painted()
    },
  }
}
