import { DAY_MS, HOUR_MS } from '@airshed/domain'
import { callName, type Call } from '@airshed/schemas/calls'
import { ALL_CALLS } from '@airshed/schemas/calls/all'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { recordEvents } from '../events/record.ts'
import { seedDataPoint, seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'
import { seedAlert } from '../../testing/world/alerts.ts'
import { seedQualityFlag } from '../../testing/world/qualityFlags.ts'
import { createWorld, type World } from '../../testing/world/world.ts'

// Whole steps of every kind begin at both ends, so that no answer rounds the range to anything else.
const FROM = Date.UTC(2023, 0)
const TO = Date.UTC(2024, 0)
const MIDDLE = FROM + 100 * DAY_MS

let world: World
let points: Record<'speed' | 'direction' | 'reference', { id: string; key: number }>
let alertId = ''
beforeEach(async () => {
  await world?.close()
  world = await createWorld()
  const { context, city } = world
  await context.store.db.updateTable('nodes').set({ interval_ms: HOUR_MS }).execute()
  const speed = await seedDataPoint(context, city, { path: '150:1', unit: 'm/s' })
  const direction = await seedDataPoint(context, city, { path: '150:2', kind: 'direction' })
  alertId = await seedAlert(context, 'city')
  const unit = 'µg/m³'
  const reference = await seedDataPoint(context, city, { path: '132:7', unit })
  points = { speed, direction, reference }
})
afterAll(() => world.close())

/** How a call is asked about a range, and what a range of it holds. */
interface Asked {
  /** Body or query besides the ends. */
  also?: () => object
  /** Puts something at a time. Default: a reading of each data point */
  put?: (ts: number) => Promise<unknown>
  /** Below `/v2/`. Default: the path of the call */
  path?: () => string
}

/** Two readings that differ in value, so that an answer with one more is not the same. */
async function putReadings(ts: number): Promise<void> {
  const value = ts === MIDDLE ? 10 : 90
  await seedReadings(world.context, world.city.pm25, [[ts, value]])
  await seedReadings(world.context, world.city.co2, [[ts, value * 3]])
  await seedReadings(world.context, points.speed, [[ts, value / 10]])
  await seedReadings(world.context, points.direction, [[ts, value]])
  await seedReadings(world.context, points.reference, [[ts, value + 1]])
}

const onPoint = () => ({ data_point_id: [world.city.pm25.id] })
const onWind = () => ({
  speed_data_point_id: points.speed.id,
  direction_data_point_id: points.direction.id,
  pollutant_data_point_id: world.city.pm25.id,
})
const ofDevice = (rest: string) => () => `nodes/${world.city.nodeId}/${rest}`

const ASKED: Record<string, Asked> = {
  'POST /search/measurements': { also: onPoint },
  'POST /search/measurements/export': { also: onPoint },
  'POST /search/export': { also: onPoint },
  'POST /search/statistics': { also: () => ({ ...onPoint(), percentiles: [0, 50, 100] }) },
  'POST /search/stats': { also: onPoint },
  'POST /search/statistics/steps': {
    also: () => ({ ...onPoint(), unit: 'month', timezone: 'UTC' }),
  },
  'POST /search/statistics/cycles': { also: () => ({ ...onPoint(), timezone: 'UTC' }) },
  'POST /search/statistics/rolling': {
    also: () => ({ ...onPoint(), hours: 8, timezone: 'UTC' }),
  },
  'POST /search/statistics/years': { also: () => ({ ...onPoint(), timezone: 'UTC' }) },
  'POST /search/statistics/rose': { also: onWind },
  'POST /search/statistics/percentile_rose': { also: onWind },
  'POST /search/statistics/polar': { also: onWind },
  'POST /search/statistics/pairs': {
    also: () => ({
      x_data_point_id: world.city.pm25.id,
      y_data_point_id: world.city.co2.id,
    }),
  },
  'POST /search/statistics/colocation': {
    also: () => ({
      sensor_data_point_ids: [world.city.pm25.id],
      reference_data_point_id: points.reference.id,
      averaging: 'hour',
    }),
  },
  'GET /nodes/:id/revisions': {
    path: ofDevice('revisions'),
    async put(ts) {
      const { context, city } = world
      await seedReadings(context, city.pm25, [[ts, 1]])
      const revised = { dataPoint: city.pm25.key, ts, value: 2, flags: 0 }
      await context.store.measurements.revise([revised], 'server')
    },
  },
  'GET /nodes/:id/quality_flags': {
    path: ofDevice('quality_flags'),
    put: (ts) => seedQualityFlag(world.context, world.city.pm25, { from_ts: ts, to_ts: ts + 1 }),
  },
  'GET /nodes/:id/debug': {
    path: ofDevice('debug'),
    put: (ts) =>
      world.context.store.db
        .insertInto('device_debug_lines')
        .values({
          node_id: world.city.nodeId,
          number: ts / DAY_MS,
          ts,
          received_at: ts,
          tag: 'net',
          message: 'link up',
        })
        .execute(),
  },
  'GET /alerts/:id/changes': {
    path: () => `alerts/${alertId}/changes`,
    put: (ts) =>
      world.context.store.db
        .insertInto('alert_changes')
        .values({
          alert_id: alertId,
          ts,
          is_active: true,
          group_id: null,
          measured: '[]',
          is_corrected: false,
        })
        .execute(),
  },
  'POST /alerts/preview': {
    also: () => ({
      organization_id: 'city',
      data_points: [
        {
          _id: 'group_1',
          conditions: [
            {
              deviceId: world.city.nodeId,
              dataPointId: world.city.pm25.id,
              expr: 'gt',
              value: 50,
            },
          ],
        },
      ],
    }),
  },
  'GET /audit': {
    also: () => ({ organization_id: 'city' }),
    put: (ts) =>
      recordEvents(world.context.store.db, [
        {
          ts,
          name: 'node.updated',
          actor: { kind: 'system', id: null, name: 'Airshed' },
          organizationId: 'city',
          entity: 'nodes',
          rowId: world.city.nodeId,
        },
      ]),
  },
}

/** Calls that take two ends of something else than a range of what is stored, with the reason. */
const NOT_ASKED: Record<string, string> = {
  'PUT /dashboards/:id/range': 'keeps the range that a dashboard opens with, and reads nothing',
  'POST /nodes/:id/corrections': 'corrects the readings of a range; its own tests have the ends',
  'POST /calibrations': 'compares the whole hours of a range; its own tests have the ends',
  'POST /snapshots': 'writes the file of a search that is asked here',
  'POST /nodes/:id/quality_flags': 'rejects the readings of a range; its own tests have the ends',
}

const fieldsOf = (schema: unknown): object =>
  (schema as { properties?: object } | undefined)?.properties ?? {}
const partOf = (call: Call): 'query' | 'body' | null => {
  const takes = (schema: unknown) =>
    ['from', 'to'].every((field) => Object.hasOwn(fieldsOf(schema), field))
  if (takes(call.query)) return 'query'
  return takes(call.body) ? 'body' : null
}
const ranged = ALL_CALLS.filter((call) => partOf(call) !== null)

async function ask(call: Call, from: number, to: number): Promise<unknown> {
  const { also = () => ({}), path = () => call.path.slice(1) } = ASKED[callName(call)] ?? {}
  const input = { ...also(), from, to }
  const isQuery = partOf(call) === 'query'
  const query = isQuery ? `?${new URLSearchParams(Object.entries(input).map(pair))}` : ''
  const { status, body } = await world.call<unknown>(
    'owner',
    call.method,
    `${path()}${query}`,
    isQuery ? undefined : input,
  )
  expect([status, body]).toEqual([200, expect.anything()])
  return withoutRange(body)
}
/** An answer repeats the range that was asked for, a file above its lines. */
const withoutRange = (body: unknown): unknown =>
  typeof body === 'string'
    ? body.replace(/"# From [^"]*"/, '')
    : { ...(body as object), from: undefined, to: undefined }
const pair = ([name, value]: [string, unknown]): string[] => [name, String(value)]

describe('a time range holds its start and not its end', () => {
  it('every call with a time range is tested, or listed with the reason why not', () => {
    const known = [...Object.keys(ASKED), ...Object.keys(NOT_ASKED)]
    expect(ranged.map(callName).toSorted()).toEqual(known.toSorted())
  })

  it.each(ranged.map(callName).filter((name) => !Object.hasOwn(NOT_ASKED, name)))(
    '%s counts its start and not its end',
    async (name) => {
      const call = ranged.find((one) => callName(one) === name) as Call
      const { put = putReadings } = ASKED[name] ?? {}
      await put(MIDDLE)
      const within = await ask(call, FROM, TO)
      await put(TO)
      expect(await ask(call, FROM, TO)).toEqual(within)
      expect(await ask(call, FROM, TO + HOUR_MS)).not.toEqual(within)
      await put(FROM)
      expect(await ask(call, FROM, TO)).not.toEqual(within)
    },
  )

  it('two adjacent ranges hold each reading once: 6 and 1, not 7 and 1', async () => {
    const { context, city } = world
    const times = Array.from({ length: 7 }, (_, at) => FROM + at * 10 * 60_000)
    await seedReadings(
      context,
      city.pm25,
      times.map((ts) => [ts, 5]),
    )
    const numbersIn = async (from: number, to: number) => {
      const found = (path: string) =>
        world.call<never>('owner', 'POST', path, { ...onPoint(), from, to })
      const file = (await found('search/measurements/export')).body as string
      const { data } = (await found('search/measurements')).body as {
        data: Record<string, unknown[]>
      }
      const figures = (await found('search/statistics')).body as {
        data: Record<string, { count: number }>
      }
      return [
        data[city.pm25.id]?.length,
        Number(/# End: (\d+) readings/.exec(file)?.[1]),
        figures.data[city.pm25.id]?.count,
      ]
    }
    expect(await numbersIn(FROM, FROM + HOUR_MS)).toEqual([6, 6, 6])
    expect(await numbersIn(FROM + HOUR_MS, FROM + 2 * HOUR_MS)).toEqual([1, 1, 1])
    expect(TO).toBeLessThan(TEST_NOW_MS)
  })
})
