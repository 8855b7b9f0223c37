import { createApiClient, type ApiClient, type Clock } from '@airshed/data'
import type { Dashboard, MeasurementSearch, Node, NodeSearch, OnlineSearch } from '@airshed/schemas'
import { alertPage, dataPoint, deviceStats, node, onlineSeries, profile } from '@airshed/testing'
import { FLEET_NODE_IDS, pointsOf, READING_EVERY_MS, readingsIn } from './fleet.ts'

export interface FleetServer {
  api: ApiClient
  /** How often each path was called; a number for each, so that it takes no room. */
  calls: ReadonlyMap<string, number>
  /** While it is down, no call is answered. */
  setDown(isDown: boolean): void
}

const pageOf = <Item>(data: readonly Item[]) => ({ data, total: data.length, page: 1, size: 1000 })

/** The calls of a dashboard on a made-up fleet whose readings never end, behind the real client. */
export function createFleetServer(clock: Clock, dashboards: readonly Dashboard[]): FleetServer {
  const calls = new Map<string, number>()
  let isDown = false
  const lastReadingMs = (): number => Math.floor(clock.now() / READING_EVERY_MS) * READING_EVERY_MS

  const nodeOf = (id: string): Node => {
    const at = lastReadingMs()
    const points = pointsOf(id).map((pointId) =>
      dataPoint(pointId, {
        lastValue: readingsIn(pointId, at, at)[0]?.[1] ?? null,
        lastTimeReportedTs: at,
      }),
    )
    return node(id, {
      interval: READING_EVERY_MS,
      last_online: at,
      data_points: points,
      profiles: [profile()],
    })
  }
  const measurements = ({ data_point_id: ids, from, to, last }: MeasurementSearch) => {
    const end = Math.min(to ?? clock.now(), clock.now())
    const start =
      last === undefined ? (from ?? end) : lastReadingMs() - (last - 1) * READING_EVERY_MS
    const info = { averagingPeriodMs: null, reduced: false, completeness: 1 }
    return {
      data: Object.fromEntries(ids.map((id) => [id, readingsIn(id, start, end)])),
      info: Object.fromEntries(ids.map((id) => [id, info])),
    }
  }
  const routes: Readonly<Record<string, (body: never) => unknown>> = {
    'search/nodes': ({ node_id: ids = [...FLEET_NODE_IDS] }: NodeSearch) => pageOf(ids.map(nodeOf)),
    'search/measurements': measurements,
    'search/status': () => deviceStats(),
    'search/online': ({ hours }: OnlineSearch) => onlineSeries(hours),
    dashboards: () => pageOf(dashboards),
    alerts: () => alertPage({ limit: 15 }),
    ...Object.fromEntries(dashboards.map((one) => [`dashboards/${one.id}`, () => one])),
  }
  const api = createApiClient({
    baseUrl: '/v2',
    tokens: {
      current: () => ({ accessToken: 'fleet', expiresAtMs: Number.MAX_SAFE_INTEGER }),
      refresh: () => Promise.resolve(null),
    },
    async fetch(input, init) {
      const path = String(input).replace(/^\/v2\/|\?.*$/g, '')
      calls.set(path, (calls.get(path) ?? 0) + 1)
      if (isDown) throw new TypeError('Failed to fetch')
      const answer = routes[path]
      if (answer === undefined) return Response.json({ error: path }, { status: 404 })
      return Response.json(answer(JSON.parse(String(init?.body ?? '{}')) as never))
    },
    clock,
    onSessionExpired: () => undefined,
  })
  return {
    api,
    calls,
    setDown(next) {
      isDown = next
    },
  }
}
