import { createApiClient, type ApiClient } from '@airshed/data'
import { PROFILES } from '@airshed/profiles'
import type {
  Dashboard,
  DataPointSearch,
  MeasurementSearch,
  NodeSearch,
  OnlineSearch,
  Organization,
  Page,
  User,
} from '@airshed/schemas'
import { dashboard } from '../builders/dashboard.ts'
import { dataPoint } from '../builders/dataPoint.ts'
import { alertPage, deviceStats, onlineSeries } from '../builders/fleet.ts'
import { frame } from '../builders/frame.ts'
import { nodeWithDataPoints, profile } from '../builders/node.ts'
import type { Scene } from '../builders/scene.ts'
import { organization, user } from '../builders/session.ts'
import { TEST_NOW_MS } from '../builders/times.ts'
import { createFakePlugins, type FakePluginOptions } from './plugins.ts'

/** What the server in memory knows. */
export interface FakeServerOptions extends FakePluginOptions {
  /** Default `normal`. */
  scene?: Scene
  dashboards?: readonly Dashboard[]
  organizations?: readonly Organization[]
  user?: User
  /** Every call is answered by status 403. Default false. */
  isRefusing?: boolean
  /** Answers that take the place of the built ones: the call's path, such as `alerts` → body. */
  answers?: Readonly<Record<string, unknown>>
}

export interface FakeServer {
  api: ApiClient
  /** Calls so far, oldest first. */
  calls: { method: string; path: string; body: unknown }[]
}

const NODE_IDS = ['1C00A3F7:0', '1C00A3F8:0', '1C00A3F9:0']
const PATHS = ['132:5', '132:7', '131:10']

const pageOf = <Item>(data: readonly Item[]): Page<Item> => ({
  data: [...data],
  total: data.length,
  page: 1,
  size: Math.max(1, data.length),
})
const pointIdsOf = (nodeId: string): string[] =>
  PATHS.map((path) => `${nodeId.replace(/:0$/, '')}.0.0.0/${path}`)

const refusal = (status: number, detail: string): Response =>
  Response.json({ errors: { detail }, error: 'Refused', code: `TEST_${status}` }, { status })

/** The calls of the console on built data, behind the real client. */
export function createFakeServer(options: FakeServerOptions = {}): FakeServer {
  const { scene = 'normal', answers = {}, isRefusing = false } = options
  const dashboards = options.dashboards ?? (scene === 'empty' ? [] : [dashboard()])
  const calls: FakeServer['calls'] = []
  const plugins = createFakePlugins(scene === 'empty' ? {} : options)

  const nodes = ({ node_id: ids = NODE_IDS }: NodeSearch) =>
    pageOf(
      (scene === 'empty' ? [] : ids).map((id) => ({
        ...nodeWithDataPoints(id, pointIdsOf(id), scene),
        profiles: [profile()],
      })),
    )
  const measurements = ({ data_point_id: ids, from, to, last }: MeasurementSearch) => {
    const range = { from: from ?? TEST_NOW_MS - 10_800_000, to: to ?? TEST_NOW_MS }
    const window = last === undefined ? 'range' : { lastPoints: last }
    const series = ids.map((id) => {
      const { times, values } = frame(id, { scene, range, window })
      const readings = [...times].map((time, index) => {
        const value = values[index] ?? Number.NaN
        return [time, Number.isNaN(value) ? null : value]
      })
      return [id, readings] as const
    })
    const info = { averagingPeriodMs: null, reduced: false, completeness: 1 }
    return {
      data: Object.fromEntries(series),
      info: Object.fromEntries(ids.map((id) => [id, info])),
    }
  }
  const routes: Record<string, (body: never, rest: string) => unknown> = {
    'search/nodes': nodes,
    'search/measurements': measurements,
    'search/status': () => deviceStats(scene),
    'search/online': ({ hours }: OnlineSearch) => onlineSeries(hours, scene),
    'search/data_points': ({ node_id: ids = NODE_IDS }: DataPointSearch) =>
      pageOf(ids.flatMap(pointIdsOf).map((id) => dataPoint(id))),
    'users/me': () => options.user ?? user(),
    organizations: () => pageOf(options.organizations ?? [organization()]),
    dashboards: (_, id) =>
      id === '' ? pageOf(dashboards) : (dashboards.find((one) => one.id === id) ?? null),
    nodes: (_, id) => (id === '' ? nodes({}) : nodes({ node_id: [id] }).data[0]),
    alerts: () => alertPage({ limit: 15 }, scene),
    profiles: (_, id) => (id === '' ? pageOf(PROFILES) : PROFILES.filter((one) => one.id === id)),
  }

  const answer = (path: string, body: unknown): unknown => {
    if (Object.hasOwn(answers, path)) return answers[path]
    const [head = '', rest = ''] = path.split(/\/(.*)/)
    const [route, id] = routes[path] === undefined ? [routes[head], rest] : [routes[path], '']
    return route?.(body as never, decodeURIComponent(id)) ?? null
  }
  const api = createApiClient({
    baseUrl: '/v2',
    tokens: {
      current: () => ({ accessToken: 'test', expiresAtMs: Number.MAX_SAFE_INTEGER }),
      refresh: () => Promise.resolve(null),
    },
    fetch: (input, init) => {
      const { pathname, searchParams: query } = new URL(String(input), 'http://localhost')
      const path = pathname.replace(/^\/v2\//, '')
      const sent = init?.body ?? '{}'
      const body: unknown = typeof sent === 'string' ? JSON.parse(sent) : sent
      const method = init?.method ?? 'GET'
      calls.push({ method, path, body })
      if (isRefusing) return Promise.resolve(refusal(403, `${path} is refused`))
      const told = Object.hasOwn(answers, path)
        ? null
        : plugins.answer({ method, path: decodeURIComponent(path), query, body })
      if (told !== null) return Promise.resolve(told)
      const found = answer(path, body)
      return Promise.resolve(
        found === null ? refusal(404, `${path} is not here`) : Response.json(found),
      )
    },
    clock: { now: () => TEST_NOW_MS },
    onSessionExpired: () => undefined,
  })
  return { api, calls }
}
