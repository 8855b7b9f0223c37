import { afterAll, beforeAll, expect, it } from 'vitest'
import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import { createIngestServer, MINUTE, type IngestServer } from '../testsupport/ingestServer.ts'
import { THINGS_STACK } from '../testsupport/payloads.fixture.ts'

let server: IngestServer
beforeAll(async () => {
  server = await createIngestServer()
})
afterAll(() => server.close())

it('readings of The Things Stack are stored once, however often they are delivered', async () => {
  server.clock.now = Date.parse('2026-05-17T10:00:06Z')
  const first = await server.post('/ingest/the-things-stack', THINGS_STACK)
  expect(first.json()).toMatchObject({ accepted: 8, duplicates: 0 })
  server.clock.now += 60 * MINUTE
  const again = await server.post('/ingest/the-things-stack', THINGS_STACK)
  expect(again.json()).toMatchObject({ accepted: 0, duplicates: 8 })
})

it('implausible readings of The Things Stack are flagged and in no statistic', async () => {
  const uplink = (dev_eui: string, at: string, decoded_payload: object) => ({
    end_device_ids: { ...THINGS_STACK.end_device_ids, dev_eui },
    received_at: at,
    uplink_message: { ...THINGS_STACK.uplink_message, decoded_payload, rx_metadata: [] },
  })
  const [inPa, inHPa] = ['70B3D57ED0050001', '70B3D57ED0050002']
  const posted = [
    uplink(inPa, '2026-05-17T12:00:00Z', {
      temperature: { value: -1000, unit: '°C' },
      wind_direction: { value: 370, unit: '°' },
      pressure: { value: 96_800, unit: 'Pa' },
    }),
    uplink(inHPa, '2026-05-17T12:00:00Z', {
      temperature: { value: 999.9, unit: '°C' },
      wind_direction: { value: 360, unit: '°' },
      pressure: { value: 968, unit: 'hPa' },
    }),
    uplink(inPa, '2026-05-17T12:10:00Z', {
      temperature: { value: 21, unit: '°C' },
      wind_direction: { value: 90, unit: '°' },
      pressure: { value: 968, unit: 'Pa' },
    }),
  ]
  server.clock.now = Date.parse('2026-05-17T12:20:00Z')
  for (const message of posted) {
    const answer = await server.post('/ingest/the-things-stack', message)
    expect(answer.json()).toMatchObject({ accepted: 3 })
  }

  const { db, measurements } = server.context.store
  const kept = await db
    .selectFrom('measurements')
    .innerJoin('data_points', 'data_points.key', 'measurements.data_point')
    .select(['data_points.id', 'data_points.unit', 'measurements.value', 'measurements.flags'])
    .where('measurements.ts', '>=', Date.parse('2026-05-17T12:00:00Z'))
    .orderBy('data_points.id')
    .orderBy('measurements.ts')
    .execute()
  const { implausible } = MEASUREMENT_FLAGS
  const placed = ({ id }: { id: string }) => id.toLowerCase().replace('ttn:70b3d57ed005', '')
  expect(kept.map((row) => [placed(row), row.value, row.unit, row.flags])).toEqual([
    ['0001.0.0.0/128:1', -1000, '°C', implausible],
    ['0001.0.0.0/128:1', 21, '°C', 0],
    ['0001.0.0.0/128:3', 968, 'hPa', 0],
    // 968 Pa is no pressure of air: whoever meant hPa sees at once that the unit is wrong.
    ['0001.0.0.0/128:3', 9.68, 'hPa', implausible],
    ['0001.0.0.0/150:2', 370, '°', implausible],
    ['0001.0.0.0/150:2', 90, '°', 0],
    ['0002.0.0.0/128:1', 999.9, '°C', implausible],
    ['0002.0.0.0/128:3', 968, 'hPa', 0],
    ['0002.0.0.0/150:2', 360, '°', 0],
  ])

  const window = { from: Date.parse('2026-05-17T12:00:00Z'), to: server.clock.now }
  const asked = { data_point_id: kept.map(({ id }) => id), ...window }
  const figures = [...(await measurements.statistics(asked))].map(
    ([id, { count, minimum, maximum, hidden }]) => [
      placed({ id }),
      count,
      minimum,
      maximum,
      hidden,
    ],
  )
  const left = { implausible: 1 }
  expect(figures.toSorted()).toEqual([
    ['0001.0.0.0/128:1', 1, 21, 21, left],
    ['0001.0.0.0/128:3', 1, 968, 968, left],
    ['0001.0.0.0/150:2', 1, null, null, left],
    ['0002.0.0.0/128:1', 0, null, null, left],
    ['0002.0.0.0/128:3', 1, 968, 968, {}],
    ['0002.0.0.0/150:2', 1, null, null, {}],
  ])
})
