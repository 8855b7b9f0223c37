import { Readable } from 'node:stream'
import {
  IMPORT_BYTES_MAX,
  IMPORT_DEVICES_MAX,
  type ErrorBody,
  type FileImportDetails,
  type FileImportList,
  type ImportMap,
  type ImportPreview,
} from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importFile } from '../importFile.ts'
import { forgetCaller } from '../../../access/identity/loadCaller.ts'
import {
  bearer,
  createWorld,
  type Method,
  type UserId,
  type World,
} from '../../../testing/world/world.ts'
import {
  carryOut,
  DUST_TRAK,
  DUST_TRAK_MAP,
  GERMAN,
  GERMAN_MAP,
  PURPLE_AIR_MAP,
  upload,
} from './imports.fixture.ts'
import { removeOldFiles } from './keepImportsTidy.ts'
import { localFile } from './localFile.ts'
import { createStoringSink } from './storingSink.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ runsJobs: true })
})
afterAll(() => world.close())

const ROWS = 'time,pm\n2026-02-01T00:00:00Z,1\n'
const MAP = { serial: 'mast-9', time: { column: 'time' }, columns: { pm: { parameter: 'pm25' } } }
const call = (user: UserId | null, method: Method, path: string, body?: object) =>
  world.call<ErrorBody>(user, method, path, body)
const send = async (payload: string | Buffer | Readable, type = 'text/csv') => {
  const { statusCode, body } = await world.inject({
    method: 'POST',
    url: '/v2/imports?organization_id=city&file_name=a.csv',
    headers: { ...(await bearer(world.context, 'owner')), 'content-type': type },
    payload,
  })
  return { status: statusCode, body: JSON.parse(body) as ErrorBody }
}

describe('rights of an import', () => {
  it.each<[UserId | null, number, number]>([
    [null, 401, 401],
    ['guest', 404, 404],
    ['harbourmaster', 404, 404],
    ['user', 403, 404],
    ['partner', 403, 404],
  ])(
    'answers an upload and every other import call by the rights of %s',
    async (user, uploading, others) => {
      const { id } = await upload(world, ROWS)
      const bytes = new TextEncoder().encode(ROWS)
      const path = 'imports?organization_id=city&file_name=a.csv'
      expect((await call(user, 'POST', path, bytes)).status).toBe(uploading)
      const answers = [
        await call(user, 'GET', `imports/${id}`),
        await call(user, 'POST', `imports/${id}/preview`, { map: MAP }),
        await call(user, 'POST', `imports/${id}/check`, { map: MAP }),
        await call(user, 'POST', `imports/${id}/store`, { map: MAP }),
        await call(user, 'POST', `imports/${id}/undo`),
        await call(user, 'DELETE', `imports/${id}`),
      ]
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => others))
      if (user === null) return
      const { body } = await world.call<FileImportList>(user, 'GET', 'imports')
      expect(body.data).toEqual([])
      expect((await call('manager', 'DELETE', `imports/${id}`)).status).toBe(204)
    },
  )

  it('refuses imports while the organization is locked', async () => {
    const { id } = await upload(world, ROWS)
    const { db } = world.context.store
    const lock = async (lockedAt: number | null) => {
      await db
        .updateTable('organizations')
        .set({ locked_at: lockedAt })
        .where('id', '=', 'city')
        .execute()
      forgetCaller(world.context, 'manager')
    }
    await lock(1)
    const path = 'imports?organization_id=city&file_name=a.csv'
    const answers = [
      await call('manager', 'POST', path, new TextEncoder().encode(ROWS)),
      await call('manager', 'POST', `imports/${id}/check`, { map: MAP }),
      await call('manager', 'POST', `imports/${id}/store`, { map: MAP }),
      await call('manager', 'DELETE', `imports/${id}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([423, 423, 423, 423])
    await lock(null)
    expect((await call('manager', 'DELETE', `imports/${id}`)).status).toBe(204)
  })

  it('refuses to store readings of a device of another organization', async () => {
    const { id } = await upload(world, ROWS)
    const map = { ...MAP, serial: '1C00BBBB' }
    const preview = await call('manager', 'POST', `imports/${id}/preview`, { map })
    expect([preview.status, preview.body.code]).toEqual([409, 'SERIAL_TAKEN'])
    const { state, failure } = await carryOut(world, id, 'store', { map })
    expect([state, failure?.step]).toEqual(['failed', 'store'])
    expect((await call('manager', 'DELETE', `imports/${id}`)).status).toBe(409)
    expect((await carryOut(world, id, 'undo')).undone).toMatchObject({ removed: 0 })
  })

  it('refuses to store readings of leased devices, which belong to the holder', async () => {
    const { db } = world.context.store
    const lease = (to: string | null) =>
      db.updateTable('nodes').set({ leased_to: to }).where('id', '=', world.city.nodeId).execute()
    await lease('harbour')
    const { id } = await upload(world, ROWS)
    const map = { ...MAP, serial: '1C00AAAA' }
    const { status, body } = await call('manager', 'POST', `imports/${id}/preview`, { map })
    expect([status, body.errors.detail]).toEqual([
      422,
      expect.stringContaining('The device 1C00AAAA is leased'),
    ])
    await lease(null)
    await call('manager', 'DELETE', `imports/${id}`)
  })
})

describe('an upload of a file to import', () => {
  it.each<[string, string | Buffer, string, number, string]>([
    ['another media type', ROWS, 'image/png', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a workbook', Buffer.from('PK\u0003\u0004rest'), 'text/csv', 415, 'IMPORT_NOT_TEXT'],
    ['an empty file', '', 'text/csv', 422, 'IMPORT_FILE_EMPTY'],
  ])('an upload is refused: %s', async (_, payload, type, status, code) => {
    const answer = await send(payload, type)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it('refuses an upload beyond its limit while it arrives and keeps nothing', async () => {
    const megabyte = Buffer.alloc(1024 * 1024, '1,2,3\n')
    const pieces = Array.from({ length: IMPORT_BYTES_MAX / megabyte.length + 1 }, () => megabyte)
    const { status, body } = await send(Readable.from(pieces))
    expect([status, body.code, body.parts]).toEqual([
      413,
      'TOO_LARGE',
      { limit: String(IMPORT_BYTES_MAX) },
    ])
  })

  it('refuses an upload beyond the limit of the organization until one is deleted', async () => {
    const kept: string[] = []
    for (let count = 0; count < 20; count += 1) {
      const { status, body } = await call(
        count < 10 ? 'owner' : 'manager',
        'POST',
        'imports?organization_id=city&file_name=a.csv',
        new TextEncoder().encode(ROWS),
      )
      if (status !== 201) {
        expect(body.code).toBe('IMPORT_LIMIT')
        break
      }
      kept.push((body as unknown as FileImportDetails).id)
    }
    expect(
      (
        await call(
          'admin',
          'POST',
          'imports?organization_id=city&file_name=a.csv',
          new TextEncoder().encode(ROWS),
        )
      ).status,
    ).toBe(409)
    for (const id of kept) await call('owner', 'DELETE', `imports/${id}`)
    expect((await send(ROWS)).status).toBe(201)
  })

  it('an upload shows what is recognized in the file', async () => {
    const { recognized } = await upload(world, GERMAN)
    expect(recognized).toMatchObject({
      encoding: 'windows-1252',
      is_whole: true,
      table: {
        delimiter: ';',
        decimal: ',',
        time: { column: 'Datum', time_of_day: 'Uhrzeit', formats: ['dd.MM.yyyy HH:mm'] },
        questions: [],
        columns: [
          { column: 'Datum' },
          { column: 'Uhrzeit' },
          { column: 'PM2,5 (µg/m³)', samples: expect.arrayContaining(['12,5']), unit: 'µg/m³' },
          { column: 'CO2 (ppm)', parameter: '131:10', unit: 'ppm' },
        ],
      },
    })
  })
})

describe('the map of an import', () => {
  it('names the place of a unit that the parameter does not have', async () => {
    const { id } = await upload(world, ROWS)
    const map = { ...MAP, columns: { pm: { parameter: 'pm25', unit: '°C' } } }
    for (const step of ['preview', 'check', 'store']) {
      const { status, body } = await call('manager', 'POST', `imports/${id}/${step}`, { map })
      expect([status, body.issues]).toEqual([
        400,
        [
          {
            path: '/map/columns/pm/unit',
            expected: 'a unit that becomes the one of pm25',
            got: '"°C"',
            code: 'unit',
            parts: { column: 'pm', parameter: 'pm25', unit: '°C' },
          },
        ],
      ])
    }
    await call('manager', 'DELETE', `imports/${id}`)
  })

  it('refuses a map that leaves a date order open or names a missing column', async () => {
    const { id } = await upload(world, 'time,pm\n01/02/2026 00:00,1\n02/02/2026 00:00,2\n')
    const open = await call('manager', 'POST', `imports/${id}/preview`, { map: MAP })
    expect([open.status, open.body.errors.detail]).toEqual([
      422,
      expect.stringContaining('whether the day or the month comes first'),
    ])
    expect(open.body.errors.detail).toContain('The file leaves open')
    const map = { ...MAP, columns: { pn: {} } }
    const { failure } = await carryOut(world, id, 'check', {
      map: { ...map, time: { column: 'time', format: 'dd/MM/yyyy HH:mm' } },
    })
    expect(failure).toMatchObject({
      step: 'check',
      reason: 'The file has no column pn. Its columns are: time, pm',
    })
    await call('manager', 'DELETE', `imports/${id}`)
  })

  it('previews the first rows as they would be stored', async () => {
    const { key } = world.city.pm25
    const ts = Date.UTC(2025, 9, 26, 0)
    await world.context.store.measurements.insert({
      dataPoints: [key],
      times: [ts],
      values: [99],
      flags: [0],
    })
    const { id } = await upload(world, GERMAN)
    const { body } = await world.call<ImportPreview>('manager', 'POST', `imports/${id}/preview`, {
      map: GERMAN_MAP,
    })
    expect(body).toMatchObject({
      map: { delimiter: ';', decimal: ',' },
      zone: 'Europe/Berlin',
      columns: [
        { column: 'PM2,5 (µg/m³)', parameter: '132:5', unit: 'µg/m³', stored_unit: 'µg/m³' },
        { column: 'CO2 (ppm)', parameter: '131:10', stored_unit: 'ppm' },
      ],
      devices: [{ serial: '1C00AAAA', name: 'Mast in the city', is_new: false }],
    })
    expect(body.rows.map(({ line, local_time: time }) => [line, time])).toEqual([
      [2, '2025-10-26T01:30:00+02:00'],
      [3, '2025-10-26T02:00:00+02:00'],
      [4, '2025-10-26T02:30:00+02:00'],
      [5, '2025-10-26T02:00:00+01:00'],
      [6, '2025-10-26T02:30:00+01:00'],
      [7, '2025-10-26T03:00:00+01:00'],
      [8, null],
    ])
    expect(body.rows[1]?.values).toMatchObject([
      { value: 13.5, unit: 'µg/m³', state: 'conflicting', stored: 99 },
      { value: 413, state: 'new', stored: null },
    ])
    expect(body.rows[5]?.refusals).toMatchObject([{ kind: 'number', column: 'PM2,5 (µg/m³)' }])
    expect(body.rows[6]?.refusals).toMatchObject([
      { line: 8, kind: 'time_impossible', column: expect.any(String), got: '"30.02.2026 12:00"' },
    ])
    expect(body.rows[6]?.refusals[0]?.cure).toContain('Correct it in the file')
    await call('manager', 'DELETE', `imports/${id}`)
  })

  it('refuses a preview whose headings come after the first MiB', async () => {
    const map = { ...MAP, skipLines: 10_000 }
    const long = await upload(world, `${`${'x'.repeat(200)}\n`.repeat(10_000)}${ROWS}`)
    const answer = await call('manager', 'POST', `imports/${long.id}/preview`, { map })
    expect([answer.status, answer.body.errors.detail]).toEqual([
      422,
      expect.stringContaining('expected its headings within the first MiB'),
    ])
    const { checked } = await carryOut(world, long.id, 'check', { map })
    expect(checked).toMatchObject({ new: 1 })
    await call('manager', 'DELETE', `imports/${long.id}`)
  })

  it('refuses a file with more devices than the limit', async () => {
    const rows = Array.from(
      { length: IMPORT_DEVICES_MAX + 1 },
      (_, at) => `2026-02-01T00:00:00Z,${at},10,1,1`,
    )
    const { id } = await upload(
      world,
      ['UTCDateTime,mac_address,current_temp_f,pm2_5_atm,uptime', ...rows].join('\n'),
    )
    const { failure } = await carryOut(world, id, 'check', { map: PURPLE_AIR_MAP })
    expect(failure?.reason).toContain(`more than ${IMPORT_DEVICES_MAX} devices`)
    await call('manager', 'DELETE', `imports/${id}`)
  })
})

describe('the file of an import', () => {
  it('removes a file a week after its last use, which can then not be stored', async () => {
    const { id } = await upload(world, ROWS)
    await world.context.store.db
      .updateTable('file_imports')
      .set({ file_used_at: 1000 })
      .where('id', '=', id)
      .execute()
    expect(await removeOldFiles(world.context.store.db, 2000)).toBe(1)
    const { body } = await world.call<FileImportDetails>('manager', 'GET', `imports/${id}`)
    expect([body.file_kept_until, body.recognized, body.actions]).toEqual([null, null, ['delete']])
    const store = await call('manager', 'POST', `imports/${id}/store`, { map: MAP })
    expect([store.status, store.body.code]).toEqual([410, 'IMPORT_FILE_GONE'])
  })
})

/** A store that ends where its process dies, between the batches of a file. @returns its id */
async function interrupted(text: string, map: ImportMap, lastStep: number): Promise<string> {
  const { context } = world
  const { db } = context.store
  const { id } = await upload(world, text)
  const row = db.selectFrom('file_imports').select('file_id').where('id', '=', id)
  const { file_id: fileId } = await row.executeTakeFirstOrThrow()
  await using local = await localFile(context.files, fileId)
  let steps = 0
  const sink = await createStoringSink(context, {
    id,
    organizationId: 'city',
    map,
    revises: false,
    async goOn() {
      steps += 1
      if (steps === lastStep) throw new Error('killed')
    },
  })
  const options = { file: local.path, map, sink, now: context.clock() }
  await expect(importFile(options)).rejects.toThrow('killed')
  await db
    .updateTable('file_imports')
    .set({ state: 'storing', step: 'store', map: JSON.stringify(map), job_id: 'one that is gone' })
    .where('id', '=', id)
    .execute()
  return id
}

/** With what the API takes from the file. */
const COMPLETE_MAP = { ...DUST_TRAK_MAP, skipLines: 3 }

describe('an import interrupted while it stores', () => {
  it('an interrupted import continues, counts each reading once and can be undone as a whole', async () => {
    const values = Array.from({ length: 12_000 }, (_, at) => at)
    const timeOf = (at: number) => new Date(Date.UTC(2025, 0, 1) + at * 60_000).toISOString()
    const file = ['time,pm', ...values.map((at) => `${timeOf(at)},${at % 50}`)].join('\n')
    const map = { ...MAP, serial: 'killed' }
    // After the second batch is stored, before its progress is saved.
    const id = await interrupted(file, map, 4)
    const { stored } = await carryOut(world, id, 'store', { map })
    expect(stored).toMatchObject({ rows_read: 12_000, new: 12_000, equal: 0, conflicting: 0 })
    const { undone } = await carryOut(world, id, 'undo')
    expect(undone).toMatchObject({ removed: 12_000, devices_removed: 1 })
  })

  it('an interrupted import continues with the same map only, or is undone', async () => {
    const id = await interrupted(DUST_TRAK, COMPLETE_MAP, 2)
    const { body } = await world.call<FileImportDetails>('manager', 'GET', `imports/${id}`)
    expect([body.state, body.failure?.step, body.actions]).toEqual([
      'failed',
      'store',
      ['store', 'undo'],
    ])
    const other = await call('manager', 'POST', `imports/${id}/store`, { map: MAP })
    expect(other.status).toBe(409)
    const again = await carryOut(world, id, 'store', { map: COMPLETE_MAP })
    expect(again.stored).toMatchObject({ new: 240, equal: 0 })
    expect((await carryOut(world, id, 'undo')).undone).toMatchObject({ removed: 240 })
  })

  it('undoes an interrupted import as far as it stored', async () => {
    const id = await interrupted(DUST_TRAK, COMPLETE_MAP, 2)
    const { undone } = await carryOut(world, id, 'undo')
    expect(undone).toMatchObject({ removed: 240, devices_removed: 1 })
  })
})
