import { expect } from 'vitest'
import { postReadings } from './ingest.ts'
import { makeOrganization, withStore } from './organization.ts'
import { makeOwner } from './owner.ts'
import type { ServerProcess } from './serverProcess.ts'
import { signIn } from './signIn.ts'

const ORGANIZATION = 'org_harbour'
const KEY = 'restore-test-key-0123456789'
const EMAIL = 'owner@example.org'
const DEVICE = 'harbour-1'
const DATA_POINT = `${DEVICE}.0.0.0/132:5`
const START = Date.UTC(2026, 0, 1)
const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

/** The server's address for browsers. */
export const PUBLIC_URL = 'http://airshed.test'

/** What an owner had before the data loss. */
export interface Kept {
  password: string
  dashboard: { id: number; name: string }
}

/** Creates the organization and its owner as an operator does: server stopped, or on PostgreSQL. */
export async function makePeople(env: Record<string, string>): Promise<string> {
  await makeOrganization(env, { id: ORGANIZATION, key: KEY })
  return makeOwner(env, { email: EMAIL, organization: ORGANIZATION })
}

/**
 * Posts `count` readings, one per minute from minute `first` on.
 *
 * @returns the acknowledged readings, `[ts in ms UTC, value]`
 */
export async function postMinutes(
  url: string,
  first: number,
  count: number,
): Promise<(readonly [ts: number, value: number])[]> {
  const rows = Array.from({ length: count }, (_, at) => ({
    time: START + (first + at) * MINUTE_MS,
    readings: { pm25: (first + at) % 50 },
  }))
  const answer = await postReadings(url, KEY, { serial: DEVICE, rows })
  expect(answer.accepted).toBe(count)
  return rows.map(({ time, readings }) => [time, readings.pm25] as const)
}

async function callerOf(server: ServerProcess, password: string) {
  const token = await signIn([server.url], { publicUrl: PUBLIC_URL, email: EMAIL, password })
  return async <Answer>(path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${server.url}/v2${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
}

/** Creates a dashboard through the API, as the owner. */
export async function makeDashboard(
  server: ServerProcess,
  password: string,
): Promise<Kept['dashboard']> {
  const call = await callerOf(server, password)
  const name = 'Harbour'
  const { id } = await call<{ id: number }>('/dashboards', { name, organization_id: ORGANIZATION })
  return { id, name }
}

/** The owner signs in with the same password and finds the dashboard. */
export async function expectDashboard(
  server: ServerProcess,
  { password, dashboard }: Kept,
): Promise<void> {
  const call = await callerOf(server, password)
  expect(await call(`/dashboards/${dashboard.id}`)).toMatchObject(dashboard)
}

/** Row count of each table, and the measurements, in the store of these settings. */
export async function look(env: Record<string, string>) {
  return withStore(env, async ({ db, measurements }) => {
    const rows: Record<string, number> = {}
    for (const { name } of await db.introspection.getTables()) {
      // Any table will do: only its rows are counted.
      const table = db.selectFrom(name as 'settings')
      const found = await table.select(({ fn }) => fn.countAll<number>().as('rows')).execute()
      rows[name] = Number(found[0]?.rows)
    }
    const window = { from: START, to: START + DAY_MS }
    const series = await measurements.search({
      data_point_id: [DATA_POINT],
      width: 16_384,
      ...window,
    })
    const kept = series.get(DATA_POINT)?.measurements ?? []
    return { rows, measurements: kept.map(([time, value]) => [time, value] as const) }
  })
}
