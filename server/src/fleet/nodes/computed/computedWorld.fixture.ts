import type { DataPoint, ComputedConditions, ParameterKind } from '@airshed/schemas'
import { MINUTE_MS } from '@airshed/domain'
import { eventually } from '../../../testing/eventually.ts'
import { seedDataPoint, seedReadings, type SeededDataPoint } from '../../../testing/seed.ts'
import { TEST_NOW_MS, type TestServerOptions } from '../../../testing/testServer.ts'
import { createWorld, type UserId } from '../../../testing/world/world.ts'

/** Noon of the day before the time of a test server. */
export const START_MS = TEST_NOW_MS - 24 * 60 * MINUTE_MS

/** The device of the city, whose computed parameters are computed as its readings arrive. */
export async function createComputedWorld(options: TestServerOptions = {}) {
  const world = await createWorld({ runsJobs: true, ...options })
  const { context, city, call } = world
  const { store } = context
  const path = `nodes/${city.nodeId}/metrics`
  let points = 0

  return {
    ...world,
    path,
    pm25: city.pm25,
    /** A further data point of the device. */
    point: (name: string, kind: ParameterKind = 'scalar', unit = 'µg/m³') =>
      seedDataPoint(context, city, { path: `${name}-${(points += 1)}`, kind, unit }),
    /** Nitrogen dioxide, temperature and pressure of a further sensor of the device. */
    async gasInAir() {
      const sensorId = `1C00AAAA.0.0.${(points += 1)}`
      await store.db
        .insertInto('sensors')
        .values({
          id: sensorId,
          node_id: city.nodeId,
          name: 'gases',
          model: '',
          vendor: '',
          sensor_type: 'gases',
          com_port: 0,
          com_type: 0,
          address: points,
          enabled: 1,
          debug: 0,
          configuration: '{}',
        })
        .execute()
      const add = (path: string, unit: string) =>
        seedDataPoint(context, { ...city, sensorId }, { path, unit })
      return {
        no2: await add('170:1', 'ppb'),
        celsius: await add('128:1', '°C'),
        pressure: await add('128:3', 'hPa'),
      }
    },
    /** Stores readings: `[minutes after the start, value, flags]`. */
    report: (
      point: SeededDataPoint,
      readings: readonly (readonly [minute: number, value: number, flags?: number])[],
    ) =>
      seedReadings(
        context,
        point,
        readings.map(([minute, value, flags]) => [START_MS + minute * MINUTE_MS, value, flags]),
      ),
    post: (conditions: ComputedConditions, name = 'A metric', user: UserId = 'owner') =>
      call<DataPoint>(user, 'POST', path, { name, conditions }),
    /** Adds a computed parameter, and waits until its history is computed. */
    async add(conditions: ComputedConditions, name = 'A metric'): Promise<DataPoint> {
      const { body } = await call<DataPoint>('owner', 'POST', path, { name, conditions })
      await settled()
      return body
    },
    settled,
    /** Values as `[minutes after the start, value]`. */
    async valuesOf({ _id: id }: DataPoint): Promise<[number, number | null][]> {
      await settled()
      const { key } = await store.db
        .selectFrom('data_points')
        .select('key')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const query = { dataPoint: key, from: 0, to: Number.MAX_SAFE_INTEGER, count: 100_000 }
      const readings = await store.measurements.readings(query)
      return readings.map(([ts, value]) => [(ts - START_MS) / MINUTE_MS, value])
    },
  }

  /** Waits until computed parameters have caught up. */
  async function settled(): Promise<void> {
    await eventually(async () => {
      const marks = await store.db.selectFrom('metric_marks').selectAll().execute()
      const open = await store.db
        .selectFrom('data_points')
        .select('id')
        .where('history_from', 'is not', null)
        .execute()
      if (marks.length + open.length > 0) {
        throw new Error(`Still open: ${JSON.stringify({ marks, open })}`)
      }
    })
  }
}

export type ComputedWorld = Awaited<ReturnType<typeof createComputedWorld>>

/** Id of a data point. */
export const idOf = ({ _id: id }: Pick<DataPoint, '_id'>): string => id

/** Id of a computed parameter, as in the path of its calls. */
export function computedIdOf({ metric }: DataPoint): string {
  const { _id: id } = metric ?? { _id: 'none' }
  return id
}

/** One reading a minute. */
export const minutes = (from: number, to: number, value: (minute: number) => number) =>
  Array.from({ length: to - from }, (_, at) => [from + at, value(from + at)] as const)
