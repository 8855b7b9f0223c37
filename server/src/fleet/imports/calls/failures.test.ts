import {
  IMPORT_DEVICES_MAX,
  type ErrorBody,
  type FileImport,
  type FileImportDetails,
  type ImportMap,
} from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type Method, type UserId, type World } from '../../../testing/world/world.ts'
import { carryOut, PURPLE_AIR_MAP, upload } from './imports.fixture.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ runsJobs: true })
})
afterAll(() => world.close())
const call = (user: UserId, method: Method, path: string, body?: object) =>
  world.call<ErrorBody>(user, method, path, body)

const MAP: ImportMap = {
  serial: 'roof-1',
  time: { column: 'time' },
  columns: { pm: { parameter: 'pm25', unit: 'µg/m³' } },
}
const ISO = 'time,pm\n2026-02-01T00:00:00Z,1\n'
const manyDevices = Array.from(
  { length: IMPORT_DEVICES_MAX + 1 },
  (_, at) => `2026-02-01T00:00:00Z,${at},10,1,1`,
)
const elapsed: ImportMap['time'] = {
  column: 'time',
  format: 'elapsed',
  start: { labels: ['Start'], format: 'dd.MM.yyyy HH:mm' },
}

describe('the failure of an import', () => {
  it.each<[code: string, parts: Record<string, string>, text: string, map: ImportMap]>([
    ['IMPORT_LINES_MISSING', { lines: '2', skipped: '9' }, ISO, { ...MAP, skipLines: 9 }],
    ['IMPORT_HEADINGS_MISSING', { skipped: '2', line: '3' }, ISO, { ...MAP, skipLines: 2 }],
    [
      'IMPORT_COLUMN_MISSING',
      { missing: 'pn', columns: 'time, pm' },
      ISO,
      { ...MAP, columns: { pn: {} } },
    ],
    [
      'IMPORT_COLUMN_REPEATED',
      { column: 'pm', count: '2', columns: 'pm[1] (column 2), pm[2] (column 3)' },
      'time,pm,pm\n2026-02-01T00:00:00Z,1,2\n',
      MAP,
    ],
    [
      'IMPORT_COLUMN_BESIDE',
      { distance: '2', column: 'pm', after: '0' },
      ISO,
      { ...MAP, columns: { pm: { unitColumn: '+2' } } },
    ],
    [
      'IMPORT_QUOTE_OPEN',
      { line: '3' },
      'time,pm\n2026-02-01T00:00:00Z,1\n2026-02-01T01:00:00Z,"2\n',
      { ...MAP, delimiter: ',' },
    ],
    [
      'IMPORT_DATES_REPEAT',
      { date: '2026-02-01' },
      'time,pm\n2026-02-01,1\n2026-02-01,2\n',
      { ...MAP, time: { column: 'time', format: 'yyyy-MM-dd' } },
    ],
    [
      'IMPORT_START_MISSING',
      { label: 'Start' },
      'Begin,01.02.2026 10:00\ntime,pm\n1,2\n',
      { ...MAP, skipLines: 1, time: elapsed },
    ],
    [
      'IMPORT_START_UNREADABLE',
      { got: 'today', pattern: 'dd.MM.yyyy HH:mm', zone: 'UTC' },
      'Start,today\ntime,pm\n1,2\n',
      { ...MAP, skipLines: 1, time: elapsed },
    ],
    [
      'IMPORT_DEVICES_MAX',
      { limit: String(IMPORT_DEVICES_MAX) },
      ['UTCDateTime,mac_address,current_temp_f,pm2_5_atm,uptime', ...manyDevices].join('\n'),
      PURPLE_AIR_MAP,
    ],
    ['SERIAL_TAKEN', { serial: '1C00BBBB' }, ISO, { ...MAP, serial: '1C00BBBB' }],
  ])('fails with the code and parts %s %j', async (code, parts, text, map) => {
    const { id } = await upload(world, text)
    const { state, failure } = await carryOut(world, id, 'store', { map })
    expect([state, failure]).toEqual([
      'failed',
      { step: 'store', code, parts, reason: expect.any(String) },
    ])
  })

  it('the preview answers with the same code and parts', async () => {
    const { id } = await upload(world, ISO)
    const map = { ...MAP, columns: { pn: {} } }
    const { status, body } = await call('manager', 'POST', `imports/${id}/preview`, { map })
    expect([status, body.code, body.parts]).toEqual([
      422,
      'IMPORT_COLUMN_MISSING',
      { missing: 'pn', columns: 'time, pm' },
    ])
  })

  it('an import whose job was cancelled fails with IMPORT_CANCELLED', async () => {
    const { id } = await upload(world, ISO)
    await world.context.store.db
      .updateTable('file_imports')
      .set({ state: 'checking', step: 'check', job_id: 'one that is gone' })
      .where('id', '=', id)
      .execute()
    const { body } = await world.call<FileImport>('manager', 'GET', `imports/${id}`)
    expect(body.failure).toMatchObject({ step: 'check', code: 'IMPORT_CANCELLED', parts: {} })
  })
})

it('a code of its own names each open question of a file', async () => {
  const { id } = await upload(world, 'time;pm\n01/02/2026 00:00;1,234\n02/02/2026 00:00;2,345\n')
  const { status, body } = await call('manager', 'POST', `imports/${id}/preview`, {
    map: MAP,
  })
  expect([status, body.code]).toEqual([422, 'IMPORT_LEAVES_OPEN'])
  expect(body.issues).toMatchObject([
    {
      path: '/map/time/format',
      code: 'open.dayOrMonth',
      parts: {
        cell: '01/02/2026 00:00',
        column: 'time',
        choices: 'dd/MM/yyyy HH:mm, MM/dd/yyyy HH:mm',
      },
    },
    { path: '/map/decimal', code: 'open.decimal', parts: { cell: '1,234' } },
  ])
})

it('a code of its own names each error of a map', async () => {
  const { id } = await upload(world, ISO)
  const columns = { pm: { parameter: 'voc_etoh', unit: 'µg/m³' }, x: { parameter: 'pm99' } }
  const map = { ...MAP, time: { column: 'time', zone: 'local' }, columns }
  const { body } = await call('manager', 'POST', `imports/${id}/preview`, { map })
  expect(body.issues).toMatchObject([
    { code: 'unit', parts: { column: 'pm', parameter: 'voc_etoh', unit: 'µg/m³' } },
    { code: 'parameter', parts: { column: 'x', parameter: 'pm99' } },
    { code: 'zone', parts: { zone: 'local' } },
  ])
})

it('another map for the rest of a file is refused with its own code', async () => {
  const { id } = await upload(world, ISO)
  await carryOut(world, id, 'store', { map: { ...MAP, serial: '1C00BBBB' } })
  const other = await call('manager', 'POST', `imports/${id}/store`, { map: MAP })
  expect([other.status, other.body.code]).toEqual([409, 'IMPORT_BEGUN'])
  const { body } = await world.call<FileImportDetails>('manager', 'GET', `imports/${id}`)
  expect(body.actions).toEqual(['store', 'undo'])
})
