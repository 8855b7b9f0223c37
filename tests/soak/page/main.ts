import { createLiveChannel, systemClock } from '@airshed/data'
import { openDashboardStage } from '../../bench/stage/dashboardStage.tsx'
import { mixedDashboard } from '../../bench/stage/fleetDashboards.ts'
import { createFleetServer } from '../../bench/stage/fleetServer.ts'
import { createFleetSocket } from './fleetSocket.ts'

/** What the soak does to the wall and reads from it. */
export interface WallPage {
  /** Takes the server down or brings it back. */
  setDown(isDown: boolean): void
  readings(): number
  /** Requests for a dashboard: on each change of the wall, and once a minute. */
  dashboardCalls(): number
  problems(): readonly string[]
  /** Retains the current page forever, to prove that the soak finds a leak. */
  plantLeak(): void
}

declare global {
  interface Window {
    wallPage: WallPage
  }
}

const WIDGETS = 12
/** Seconds the wall stays on each dashboard. */
const EVERY_S = 120

const dashboards = [mixedDashboard('north', WIDGETS), mixedDashboard('south', WIDGETS, 4)]
const server = createFleetServer(systemClock, dashboards)
const socket = createFleetSocket()
const live = createLiveChannel({
  tokens: {
    current: () => ({ accessToken: 'fleet', expiresAtMs: Number.MAX_SAFE_INTEGER }),
    refresh: () => Promise.resolve(null),
  },
  onSessionExpired: () => undefined,
  url: 'ws://fleet/v2/socket',
  openSocket: socket.open,
  random: () => 0.5,
})
const stage = openDashboardStage(document.getElementById('root')!, {
  server,
  live,
  clock: systemClock,
  params: { id: 'north', kiosk: '', every: String(EVERY_S), dashboards: 'north,south' },
})
const kept: Element[] = []

window.wallPage = {
  setDown(isDown) {
    server.setDown(isDown)
    socket.setDown(isDown)
  },
  readings: socket.sent,
  dashboardCalls: () =>
    dashboards.reduce((sum, { id }) => sum + (server.calls.get(`dashboards/${id}`) ?? 0), 0),
  problems: stage.problems,
  plantLeak() {
    kept.push(...document.querySelectorAll('.dashboard-wall'))
  },
}
