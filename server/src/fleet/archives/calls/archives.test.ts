import { createHash } from 'node:crypto'
import { DAY_MS } from '@airshed/domain'
import type { ErrorBody, FileImportDetails, Snapshot } from '@airshed/schemas'
import { parquetReadObjects } from 'hyparquet'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedNode } from '../../../testing/seed.ts'
import { createWorld, type World } from '../../../testing/world/world.ts'
import {
  AWKWARD_COUNT,
  exportMap,
  seedAwkward,
  TWO_MS,
} from '../../imports/calls/exports.fixture.ts'
import { carryOut, upload } from '../../imports/calls/imports.fixture.ts'
import { archived, downloaded, linkTo, unzipped } from './archives.fixture.ts'

const PERIOD = { from: TWO_MS, to: TWO_MS + 2 * DAY_MS }

let world: World
let nodeIds: string[]
let whole: Snapshot
let bytes: Buffer
let members: Record<string, Buffer>
beforeAll(async () => {
  world = await createWorld({ runsJobs: true })
  const ids = await seedAwkward(world, 'city')
  nodeIds = await nodesOf(ids)
  whole = await archived(world, { node_ids: nodeIds, ...PERIOD, timezone: 'Europe/Madrid' })
  bytes = await downloaded(world, whole['_id'])
  members = unzipped(bytes)
})
afterAll(() => world.close())

async function nodesOf(ids: readonly string[]): Promise<string[]> {
  const rows = await world.context.store.db
    .selectFrom('data_points')
    .select('node_id')
    .distinct()
    .where('id', 'in', [...ids])
    .execute()
  return rows.map((row) => row.node_id)
}

/** Every reading in the store, by the id of its data point and its time. */
async function storedReadings(of: World) {
  const { rows } = await sql<{ id: string; ts: number; value: number | null; flags: number }>`
    select data_points.id, measurements.ts, measurements.value, measurements.flags & 255 as flags
    from measurements join data_points on data_points.key = measurements.data_point
    where data_points.id like 'AWK-city%' and data_points.path not like '190:%'
    order by data_points.id collate "C", measurements.ts`.execute(of.context.store.db)
  return rows
}

const metadata = () => JSON.parse(String(members['metadata.json'])) as Record<string, unknown>

describe('an archive', () => {
  it('an archive is listed with its first serial, its period, who requested it and when it is removed', () => {
    expect(whole).toMatchObject({
      serial: 'AWK-city:0',
      ...PERIOD,
      organizationName: expect.any(String),
      filename: 'airshed-4-devices-2025-10-26-2025-10-27.zip',
      state: 'ready',
      readings: AWKWARD_COUNT,
      bytes: bytes.length,
      uploaded_by: expect.any(String),
      actions: ['download', 'delete'],
      failure: null,
      progress: null,
    })
    expect(whole.expires_at).toBe((whole.finished_at ?? 0) + 30 * DAY_MS)
  })

  it('holds a CSV for each device, one Parquet file and a description', () => {
    expect(Object.keys(members)).toEqual([
      'csv/AWK-city_0.csv',
      'csv/AWK-city_1.csv',
      'csv/AWK-city_2.csv',
      'csv/AWK-city_3.csv',
      'readings.parquet',
      'metadata.json',
    ])
  })

  it('describes its files by their size and digest, and its readings by units, flags and counts', () => {
    const described = metadata() as {
      readings: number
      files: { path: string; bytes: number; sha256: string }[]
      devices: { serial: string; readings: number; data_points: { readings: number }[] }[]
    }
    expect(described.readings).toBe(AWKWARD_COUNT)
    expect(described.devices.map(({ serial }) => serial)).toEqual(
      [0, 1, 2, 3].map((at) => `AWK-city:${at}`),
    )
    expect(described.devices.map(({ readings }) => readings)).toEqual(
      Array<number>(4).fill(AWKWARD_COUNT / 4),
    )
    expect(described.files).toEqual(
      Object.entries(members)
        .filter(([path]) => path !== 'metadata.json')
        .map(([path, member]) => ({
          path,
          bytes: member.length,
          sha256: createHash('sha256').update(member).digest('hex'),
        })),
    )
    expect(described).toMatchObject({
      averaging: 'None: raw readings',
      period: { from: '2025-10-26T00:00:00.000Z', to: '2025-10-28T00:00:00.000Z' },
      times: { timezone: 'Europe/Madrid' },
      flags: expect.arrayContaining([
        expect.objectContaining({ name: 'belowLimit', bit: 128, hides_value: false }),
        expect.objectContaining({ name: 'sensorFault', bit: 1, hides_value: true }),
      ]),
    })
  })

  it('imports again into an empty organization, equal to the last digit and flag', async () => {
    await using other = await disposable()
    for (const [path, member] of Object.entries(members)) {
      if (!path.endsWith('.csv')) continue
      const text = String(member)
      const { id } = await upload(other, text)
      const done: FileImportDetails = await carryOut(other, id, 'store', { map: exportMap(text) })
      expect([done.failure, done.stored?.new]).toEqual([null, AWKWARD_COUNT / 4])
    }
    expect(await storedReadings(other)).toEqual(withoutNegativeZero(await storedReadings(world)))
  })

  it('holds in Parquet exactly the readings of the store, as another reader reads it', async () => {
    const file = Uint8Array.from(members['readings.parquet'] ?? []).buffer
    const rows = await parquetReadObjects({ file })
    const HIDING = 1 | 8 | 16 | 64
    const read = rows.map((row) => {
      const flags = Number(row['flags'])
      const at = (name: string) => row[name] as number | null
      expect(at('value') === null || (flags & (HIDING | 128)) === 0).toBe(true)
      expect(at('hidden_value') === null || (flags & HIDING) !== 0).toBe(true)
      return {
        id: String(row['data_point_id']),
        ts: (row['time'] as Date).getTime(),
        value: at('value') ?? at('detection_limit') ?? at('hidden_value'),
        flags,
      }
    })
    const stored = await storedReadings(world)
    expect(stored).toHaveLength(AWKWARD_COUNT)
    expect(read.toSorted(byPlace)).toEqual(stored.toSorted(byPlace))
  })

  it('gives the CSV of one device as it is in the archive', async () => {
    const call = (query: string) =>
      world.call<string & ErrorBody>('user', 'POST', `snapshots/${whole['_id']}.csv${query}`)
    const first = await call('')
    expect([first.status, first.body]).toEqual([200, String(members['csv/AWK-city_0.csv'])])
    const third = await call('?serial=AWK-city:2')
    expect(third.body).toBe(String(members['csv/AWK-city_2.csv']))
    const none = await call('?serial=AWK-city:9')
    expect([none.status, none.body.code]).toEqual([409, 'SNAPSHOT_NO_CSV'])
  })

  it('an archive is downloaded in parts that make the whole, and the link ends with the right of its user', async () => {
    const url = await linkTo(world, whole['_id'], 'user')
    const half = Math.floor(bytes.length / 2)
    const one = await world.inject({ url, headers: { range: `bytes=0-${half - 1}` } })
    const { etag } = one.headers
    const other = await world.inject({
      url,
      headers: { range: `bytes=${half}-`, 'if-range': String(etag) },
    })
    expect([one.statusCode, other.statusCode]).toEqual([206, 206])
    expect(Buffer.concat([one.rawPayload, other.rawPayload]).equals(bytes)).toBe(true)

    for (const wrong of [url.slice(0, -1), url.replace(whole['_id'], 'other')]) {
      expect((await world.inject({ url: wrong })).statusCode).toBe(403)
    }
    await world.context.store.db
      .updateTable('snapshot_links')
      .set({ valid_until: world.context.clock() })
      .execute()
    expect((await world.inject({ url })).statusCode).toBe(403)
  })
})

describe('a request for an archive', () => {
  const ask = (body: object, user: 'owner' | 'user' = 'owner') =>
    world.call<ErrorBody>(user, 'POST', 'snapshots', {
      organization_id: 'city',
      node_ids: nodeIds,
      ...PERIOD,
      ...body,
    })

  it.each([
    ['an empty period', { to: PERIOD.from }, 400, 'VALIDATION_FAILED'],
    ['a zone that does not exist', { timezone: 'Mars/Olympus' }, 400, 'VALIDATION_FAILED'],
    ['no device', { node_ids: [] }, 400, 'VALIDATION_FAILED'],
    ['no format', { formats: [] }, 400, 'VALIDATION_FAILED'],
    ['a device that nobody knows', { node_ids: ['none'] }, 422, 'SNAPSHOT_DEVICE'],
  ])('refuses %s', async (_what, body, status, code) => {
    const answer = await ask(body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it('refuses a device of another organization as one that nobody knows', async () => {
    const { body } = await ask({ node_ids: [world.harbour.nodeId] })
    expect(body.code).toBe('SNAPSHOT_DEVICE')
  })

  it('refuses a member who may not manage devices', async () => {
    expect((await ask({}, 'user')).status).toBe(403)
  })

  it('archives a device without readings, in Parquet only', async () => {
    const { nodeId } = await seedNode(world.context, { serial: 'EMPTY01', organization: 'city' })
    const empty = await archived(world, {
      node_ids: [nodeId],
      from: 0,
      to: 1,
      formats: ['parquet'],
    })
    expect(empty.readings).toBe(0)
    const files = unzipped(await downloaded(world, empty['_id']))
    expect(Object.keys(files)).toEqual(['readings.parquet', 'metadata.json'])
    const file = Uint8Array.from(files['readings.parquet'] ?? []).buffer
    expect(await parquetReadObjects({ file })).toEqual([])
  })

  it('an archive has the same readings in Parquet alone as beside CSV', async () => {
    const alone = await archived(world, { node_ids: nodeIds, ...PERIOD, formats: ['parquet'] })
    const files = unzipped(await downloaded(world, alone['_id']))
    const read = async (member: Buffer | undefined) =>
      parquetReadObjects({ file: Uint8Array.from(member ?? []).buffer })
    expect(await read(files['readings.parquet'])).toEqual(await read(members['readings.parquet']))
  })
})

describe('deleting an archive', () => {
  it('removes its file and its links', async () => {
    const made = await archived(world, { node_ids: nodeIds, ...PERIOD })
    const url = await linkTo(world, made['_id'])
    const { status } = await world.call('owner', 'DELETE', `snapshots/${made['_id']}`)
    expect(status).toBe(204)
    expect((await world.inject({ url })).statusCode).toBe(403)
    const left = await world.context.store.db
      .selectFrom('files')
      .select('id')
      .where('owner_id', '=', made['_id'])
      .execute()
    expect(left).toEqual([])
  })

  it('refuses to delete an archive for members who may only read devices', async () => {
    const { status } = await world.call('user', 'DELETE', `snapshots/${whole['_id']}`)
    expect(status).toBe(403)
  })
})

interface Stored {
  id: string
  ts: number
  value: number | null
  flags: number
}

const byPlace = (one: Stored, other: Stored): number =>
  one.id === other.id ? one.ts - other.ts : one.id < other.id ? -1 : 1

/** A text has no negative zero. */
const withoutNegativeZero = (rows: readonly Stored[]) =>
  rows.map((row) => ({ ...row, value: row.value === 0 ? 0 : row.value }))

async function disposable() {
  const other = await createWorld({ runsJobs: true })
  return Object.assign(other, { [Symbol.asyncDispose]: () => other.close() })
}
