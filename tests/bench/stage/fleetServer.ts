import type { ApiClient, Clock } from '@airshed/data'
import { createFakeApi, fake, FakeRefusal } from '@airshed/data/testing'
import type { Dashboard, MeasurementResult, MeasurementSearch, Node } from '@airshed/schemas'
import {
  getDashboard,
  listAlerts,
  listDashboards,
  searchMeasurements,
  searchNodes,
  searchOnline,
  searchStatus,
} from '@airshed/schemas/calls'
import {
  alertPage,
  dataPoint,
  deviceStats,
  fakeStatistics,
  node,
  onlineSeries,
  profile,
} from '@airshed/testing'
import { FLEET_NODE_IDS, pointsOf, READING_EVERY_MS, readingsIn } from './fleet.ts'

export interface FleetServer {
  api: ApiClient
  /** Number of calls per path; only a number, so that it takes no memory. */
  calls: ReadonlyMap<string, number>
  /** While down, no call is answered. */
  setDown(isDown: boolean): void
}

const pageOf = <Item>(data: Item[]) => ({
  data,
  next: null,
  total: data.length,
  page: 1,
  size: 1000,
})

/** A dashboard's API over a made-up fleet with endless readings, behind the real client. */
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
  const measurements = ({
    data_point_id: ids,
    from,
    to,
    last,
  }: MeasurementSearch): MeasurementResult => {
    const end = Math.min(to ?? clock.now(), clock.now())
    const start =
      last === undefined ? (from ?? end) : lastReadingMs() - (last - 1) * READING_EVERY_MS
    const info = {
      averagingPeriodMs: null,
      reduced: false,
      completeness: 1,
      reportingIntervals: [],
    }
    return {
      data: Object.fromEntries(ids.map((id) => [id, readingsIn(id, start, end)])),
      info: Object.fromEntries(ids.map((id) => [id, info])),
    }
  }
  const { api } = createFakeApi(
    [
      fake(searchNodes, ({ body: { node_id: ids = [...FLEET_NODE_IDS] } }) =>
        pageOf(ids.map(nodeOf)),
      ),
      fake(searchMeasurements, ({ body }) => measurements(body)),
      ...fakeStatistics(),
      fake(searchStatus, () => deviceStats()),
      fake(searchOnline, ({ body: { hours = 24 } }) => onlineSeries(hours)),
      fake(listDashboards, () => pageOf([...dashboards])),
      fake(getDashboard, ({ params }) => {
        const found = dashboards.find(({ id }) => id === params.id)
        if (found === undefined) throw new FakeRefusal(404, 'NOT_FOUND', params.id)
        return found
      }),
      fake(listAlerts, () => ({ ...alertPage({ limit: 15 }), next: null, page: 1, size: 15 })),
    ],
    {
      clock,
      isRemembering: false,
      before({ path }) {
        calls.set(path, (calls.get(path) ?? 0) + 1)
        if (isDown) throw new TypeError('Failed to fetch')
      },
    },
  )
  return {
    api,
    calls,
    setDown(next) {
      isDown = next
    },
  }
}
