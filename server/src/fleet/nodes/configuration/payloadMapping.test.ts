import { MEASUREMENT_FLAGS, type ErrorBody, type Node, type PayloadField } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAYLOAD_MAPPINGS_TOPIC } from '../../ingest/payloadMappingsTopic.ts'
import { THINGS_STACK } from '../../ingest/testsupport/payloads.fixture.ts'
import { seedIngestKey } from '../../../testing/seed.ts'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'
import { resetNodes } from '../changes/removeNodes.ts'
import { createWorld, type UserId, type World } from '../../../testing/world/world.ts'

const KEY = 'key-of-the-city-for-uplinks'
const NODE = 'ttn:70b3d57ed0051234:0'
const OWN = 'ttn:70b3d57ed0051234.0.0.0'
const MAPPING: PayloadField[] = [
  { field: 'temperature', parameter: '128:1', unit: '°F' },
  { field: 'soil.moisture', parameter: '128:2', unit: '%' },
  { field: 'battery', parameter: '190:1', unit: 'V' },
]

const time = { now: TEST_NOW_MS }
let world: World
beforeAll(async () => {
  world = await createWorld({ clock: () => time.now })
  await seedIngestKey(world.context, 'city', KEY)
  await uplink({})
})
afterAll(() => world.close())

/** An uplink a minute after the one before, whose formatter decoded this. */
async function uplink(decoded_payload: object) {
  time.now += 60_000
  const { uplink_message: message } = THINGS_STACK
  const response = await world.inject({
    method: 'POST',
    url: '/ingest/the-things-stack',
    headers: { 'content-type': 'application/json', 'x-airshed-key': KEY },
    payload: JSON.stringify({
      ...THINGS_STACK,
      received_at: new Date(time.now).toISOString(),
      uplink_message: { ...message, decoded_payload, rx_metadata: [] },
    }),
  })
  return response.json<{ accepted: number; unmapped: string[]; skipped: object[] }>()
}
const map = (payload_mapping: unknown, user: UserId = 'manager', id = NODE) =>
  world.call<Node & ErrorBody>(user, 'PUT', `nodes/${encodeURIComponent(id)}`, {
    payload_mapping,
  } as object)
const mapping = async (user: UserId = 'manager') =>
  (await world.call<Node>(user, 'GET', `nodes/${encodeURIComponent(NODE)}?includes=configuration`))
    .body.payload_mapping
/** What the last uplink stored, as `path = value unit (flags)`. */
const stored = async () => {
  const rows = await world.context.store.db
    .selectFrom('measurements')
    .innerJoin('data_points', 'data_points.key', 'measurements.data_point')
    .select(['data_points.path', 'data_points.unit', 'measurements.value', 'measurements.flags'])
    .where('data_points.sensor_id', '=', OWN)
    .where('measurements.ts', '=', time.now)
    .orderBy('data_points.path')
    .execute()
  return rows.map(({ path, value, unit, flags }) =>
    `${path} = ${value} ${unit}${flags === 0 ? '' : ` (${flags})`}`.trimEnd(),
  )
}

describe('the payload mapping of a device of The Things Stack', () => {
  it('converts and checks values from the next uplink on', async () => {
    await map([])
    await uplink({ temperature: 70.52, soil: { moisture: 31 }, battery: 3.61, motion: true })
    const before = ['raw:battery = 3.61', 'raw:motion = 1', 'raw:soil.moisture = 31']
    expect(await stored()).toEqual([...before, 'raw:temperature = 70.52'])
    const earlier = time.now

    expect((await map(MAPPING)).status).toBe(200)
    expect(await mapping()).toEqual(MAPPING)
    const answer = await uplink({ temperature: 70.52, soil: { moisture: 131 }, battery: 3.61 })
    const implausible = MEASUREMENT_FLAGS.implausible
    expect(await stored()).toEqual([
      '128:1 = 21.4 °C',
      `128:2 = 131 % (${implausible})`,
      '190:1 = 3.61 V',
    ])
    expect(answer).toMatchObject({ accepted: 3, unmapped: [] })

    time.now = earlier
    expect(await stored()).toEqual([...before, 'raw:temperature = 70.52'])
    time.now += 60_000
  })

  it('overrides what the payload says about the same field or parameter', async () => {
    await map(MAPPING)
    await uplink({
      air: 1,
      temperature: { value: 50, unit: '°C' },
      humidity: { value: 4, unit: '%' },
      soil: { moisture: 31 },
    })
    expect(await stored()).toEqual([
      '128:1 = 10 °C',
      '128:2 = 31 %',
      'raw:air = 1',
      'raw:humidity = 4 %',
    ])
  })

  it('leaves out text where a number is expected and names its place', async () => {
    await map(MAPPING)
    const { skipped, accepted } = await uplink({ temperature: 'warm', soil: { moisture: 31 } })
    expect([accepted, skipped]).toEqual([
      1,
      [{ path: '/uplink_message/decoded_payload/temperature', reason: 'not a number: "warm"' }],
    ])
  })

  it('an emptied mapping stores fields under their own names again', async () => {
    await map(MAPPING)
    await map([])
    expect(await mapping()).toEqual([])
    await uplink({ temperature: 70.52 })
    expect(await stored()).toEqual(['raw:temperature = 70.52'])
  })

  it('keeps two fields apart whose names differ only in a blank', async () => {
    await map([
      { field: 'soil a', parameter: '128:1', unit: '°C' },
      { field: 'soil_a', parameter: '150:2', unit: '°' },
    ])
    await uplink({ 'soil a': 12, soil_a: 90 })
    expect(await stored()).toEqual(['128:1 = 12 °C', '150:2 = 90 °'])
  })

  it('reaches a process that has loaded the device already', async () => {
    await map([])
    await uplink({ temperature: 50 })
    // As another process would: the row changes, and this one hears of it by the bus alone.
    await world.context.store.db
      .insertInto('payload_fields')
      .values({ node_id: NODE, position: 0, field: 'temperature', parameter: '128:1', unit: '°F' })
      .execute()
    world.context.bus.signal(PAYLOAD_MAPPINGS_TOPIC)
    time.now -= 59_000
    await uplink({ temperature: 50 })
    expect(await stored()).toEqual(['128:1 = 10 °C'])
  })

  it('a payload mapping leaves one audit entry, however often it is saved', async () => {
    await map([])
    await map(MAPPING)
    await map(MAPPING)
    const events = await world.context.store.db
      .selectFrom('events')
      .select(['before', 'after'])
      .where('name', '=', 'node.changed')
      .orderBy('position', 'desc')
      .limit(2)
      .execute()
    expect(events[0]).toEqual({
      before: { payload_mapping: [] },
      after: { payload_mapping: MAPPING },
    })
    expect(events[1]?.after).not.toEqual({ payload_mapping: MAPPING })
  })

  it.each<[string, unknown, string]>([
    ['a unit of something else', [{ ...MAPPING[0], unit: 'Pa' }], '/payload_mapping/0/unit'],
    [
      'a parameter that nobody knows',
      [{ ...MAPPING[0], parameter: 'x' }],
      '/payload_mapping/0/parameter',
    ],
    [
      'a field twice',
      [MAPPING[0], { ...MAPPING[1], field: 'temperature' }],
      '/payload_mapping/1/field',
    ],
    ['a field without a name', [{ ...MAPPING[0], field: ' ' }], '/payload_mapping/0/field'],
    [
      'a name of 101 letters',
      [{ ...MAPPING[0], field: 'x'.repeat(101) }],
      '/payload_mapping/0/field',
    ],
    [
      '51 fields',
      Array.from({ length: 51 }, (_, index) => ({ ...MAPPING[0], field: `f${index}` })),
      '/payload_mapping',
    ],
    ['no list', { temperature: '128:1' }, '/payload_mapping'],
    ['more than is known', [{ ...MAPPING[0], factor: 2 }], '/payload_mapping/0/factor'],
  ])('refuses a mapping with %s and keeps the saved one', async (_, wanted, path) => {
    await map(MAPPING)
    const { status, body } = await map(wanted)
    expect([status, body.code, body.issues?.map((issue) => issue.path)]).toEqual([
      400,
      'VALIDATION_FAILED',
      [path],
    ])
    expect(await mapping()).toEqual(MAPPING)
  })

  it('refuses a mapping for a device that names its parameters itself', async () => {
    const { status, body } = await map(MAPPING, 'manager', world.city.nodeId)
    expect([status, body.issues]).toEqual([
      400,
      [
        {
          path: '/payload_mapping',
          expected: 'none for a device of type Thiamis-1000',
          got: 'a mapping',
        },
      ],
    ])
  })

  it('lets only managers of the device change a mapping and hides it from strangers', async () => {
    await map(MAPPING)
    expect((await map([], 'user')).status).toBe(403)
    expect((await map([], 'harbourmaster')).status).toBe(404)
    expect(await mapping('harbourmaster')).toBeUndefined()
    expect(await mapping('user')).toEqual(MAPPING)
  })

  it('resetting a device removes its mapping', async () => {
    await map(MAPPING)
    await world.context.store.db.transaction().execute((tx) => resetNodes(tx, [NODE], time.now))
    const rows = await world.context.store.db.selectFrom('payload_fields').selectAll().execute()
    expect(rows).toEqual([])
  })
})
