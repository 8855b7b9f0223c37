import type { withStore } from '../../suites/organization.ts'

type Store = Parameters<Parameters<typeof withStore>[1]>[0]

export const POINTS = 10
/** Minutes: about two years. */
export const READINGS_OF_POINT = 1_000_000
export const START = Date.UTC(2024, 0, 1)
const MINUTE_MS = 60_000
const ROUNDS_AT_ONCE = 2_000
const DEVICE = 'long-0'
const SENSOR = `${DEVICE}.0.0.0`

/**
 * Writes one device with data points that have a reading each minute.
 *
 * @param size default ten data points of a million readings each
 * @returns ids of the data points
 */
export async function addSeries(
  { db, measurements }: Store,
  organization: string,
  { points: count, readings }: { points: number; readings: number } = {
    points: POINTS,
    readings: READINGS_OF_POINT,
  },
): Promise<string[]> {
  await db
    .insertInto('nodes')
    .values({
      id: `${DEVICE}:0`,
      serial: DEVICE,
      type: 'Generic',
      name: 'A long series',
      description: '',
      organization_id: organization,
      external_id: DEVICE,
      timezone: 'UTC',
      interval_ms: MINUTE_MS,
      last_online: null,
      status: 'activated',
      latitude: null,
      longitude: null,
      created_at: 0,
    })
    .execute()
  await db
    .insertInto('sensors')
    .values({
      id: SENSOR,
      node_id: `${DEVICE}:0`,
      name: 'generic',
      model: '',
      vendor: '',
      sensor_type: 'generic',
      com_port: 0,
      com_type: 0,
      address: 0,
      enabled: 1,
      debug: 0,
      configuration: {},
    })
    .execute()
  const points = await db
    .insertInto('data_points')
    .values(
      Array.from({ length: count }, (_, index) => ({
        id: `${SENSOR}/raw:v${index}`,
        node_id: `${DEVICE}:0`,
        sensor_id: SENSOR,
        path: `raw:v${index}`,
        is_mapped: false,
        name: `v${index}`,
        unit: 'µg/m³',
        precision: 1,
        kind: 'scalar' as const,
        last_ts: null,
        last_value: null,
      })),
    )
    .returning(['key', 'id'])
    .execute()
  for (let start = 0; start < readings; start += ROUNDS_AT_ONCE) {
    const rounds = Math.min(ROUNDS_AT_ONCE, readings - start)
    const dataPoints: number[] = []
    const times: number[] = []
    const values: number[] = []
    for (let round = start; round < start + rounds; round += 1) {
      for (const { key } of points) {
        dataPoints.push(key)
        times.push(START + round * MINUTE_MS)
        values.push(10 + ((round * 7 + key * 13) % 400) / 10)
      }
    }
    await measurements.insert({ dataPoints, times, values, flags: new Uint8Array(times.length) })
  }
  return points.map(({ id }) => id)
}
