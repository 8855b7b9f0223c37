import type { ErrorBody, FileImportDetails, ImportPreview } from '@airshed/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDataPoint, seedReadings, type SeededDataPoint } from '../../../testing/seed.ts'
import { createWorld, type World } from '../../../testing/world/world.ts'
import {
  AWKWARD_COUNT,
  exported,
  exportMap,
  NAMES,
  seedAwkward,
  TWO_MS,
} from './exports.fixture.ts'
import { carryOut, snapshot, upload } from './imports.fixture.ts'

let world: World
let ids: string[]
let air: SeededDataPoint
beforeAll(async () => {
  world = await createWorld({ runsJobs: true })
  ids = await seedAwkward(world, 'city')
  air = await seedDataPoint(world.context, world.city, { path: '128:1', unit: '°C' })
  await seedReadings(world.context, air, [
    [TWO_MS, 21.5],
    [TWO_MS + 1, null],
    [TWO_MS + 2, 85, 1],
  ])
})
afterAll(() => world.close())

/** Imports an export, as the console does. */
async function imported(into: World, text: string, change = {}): Promise<FileImportDetails> {
  const { id } = await upload(into, text)
  return carryOut(into, id, 'store', { map: exportMap(text, change) })
}

describe.each(['C', 'F'] as const)('an export in °%s', (units) => {
  it('an export imported into another server is exported there byte for byte the same', async () => {
    await using other = await disposable()
    const first = await exported(world, ids, units)
    const { stored, failure } = await imported(other, first)
    expect(failure).toBeNull()
    expect(stored?.refusals).toEqual([])
    expect(stored).toMatchObject({
      rows_read: AWKWARD_COUNT,
      rows_refused: 0,
      cells_refused: 0,
      new: AWKWARD_COUNT,
      equal: 0,
      conflicting: 0,
      ignored_columns: [],
    })
    expect(await exported(other, ids, units)).toBe(first)
  })

  it('an import of stored readings changes nothing', async () => {
    const before = await snapshot(world.context)
    const text = await exported(world, ids, units)
    const { id } = await upload(world, text)
    const map = exportMap(text)
    const { checked } = await carryOut(world, id, 'check', { map })
    expect(checked).toMatchObject({ new: 0, equal: AWKWARD_COUNT, conflicting: 0, revised: 0 })
    const { stored } = await carryOut(world, id, 'store', { map, revise: true })
    expect(stored).toMatchObject({ new: 0, equal: AWKWARD_COUNT, conflicting: 0, revised: 0 })
    expect(await snapshot(world.context)).toEqual(before)
  })
})

async function disposable() {
  const other = await createWorld({ runsJobs: true })
  return Object.assign(other, { [Symbol.asyncDispose]: () => other.close() })
}

describe('an export of another organization of the server', () => {
  it('imports an export under prefixed serials as an otherwise equal copy', async () => {
    const theirs = await seedAwkward(world, 'harbour')
    const first = await exported(world, theirs, 'C', 'harbourmaster')
    const taken = await imported(world, first)
    expect(taken).toMatchObject({ state: 'failed', failure: { code: 'SERIAL_TAKEN' } })

    const before = await snapshot(world.context)
    const device = { column: 'data_point_id', prefix: 'copy:' }
    const copy = await imported(world, first, { device })
    expect(copy.stored).toMatchObject({ new: AWKWARD_COUNT, rows_refused: 0 })
    const names = copy.stored?.devices.map(({ name }) => name)
    expect(names).toEqual([
      '=HYPERLINK("http://x") "old" quay; -1, 3',
      'AWK-harbour:1',
      ...NAMES.slice(2),
    ])
    const second = await exported(
      world,
      theirs.map((id) => `copy:${id}`),
    )
    expect(second).not.toBe(first)
    expect(second.replaceAll('copy:', '')).toBe(first)

    await carryOut(world, copy.id, 'undo')
    expect(await snapshot(world.context)).toEqual(before)
  })
})

describe('the rows of an export', () => {
  const HEADINGS = 'time,device,parameter,unit,value,flags,hidden_value,data_point_id'
  const ID = '1C00AAAA.0.0.0/132:5'
  const row = (cells: { value?: string; flags?: string; hidden?: string; id?: string }) =>
    `2026-02-01T00:00:00.000Z,Mast,PM2.5,µg/m³,${cells.value ?? ''},${cells.flags ?? ''},${cells.hidden ?? ''},${cells.id ?? ID}`
  const check = async (rows: readonly string[], end = rows.length) => {
    const text = [HEADINGS, ...rows, `"# End: ${end} readings"`].join('\r\n')
    const { id } = await upload(world, text)
    const { checked, failure } = await carryOut(world, id, 'check', { map: exportMap(text) })
    expect(failure).toBeNull()
    return checked
  }

  it.each([
    ['an unknown flag', row({ value: '1', flags: 'broken' }), 'flag', '"broken"'],
    ['a value that its flag hides', row({ value: '1', flags: 'invalid' }), 'hidden', '"1"'],
    ['a hidden value without a flag', row({ hidden: '1' }), 'hidden', '"1"'],
    ['both values', row({ value: '1', flags: 'sensorFault', hidden: '999.9' }), 'hidden', '"1"'],
    ['a word for a value', row({ value: 'NaN' }), 'number', '"NaN"'],
    ['a value beyond all measurements', row({ value: '1e16' }), 'number', '"1e16"'],
    ['no data point', row({ value: '1', id: '132:5' }), 'data_point', '"132:5"'],
    [
      'an unknown parameter',
      row({ value: '1', id: 'A1.0.0.0/9:9' }),
      'data_point',
      '"A1.0.0.0/9:9"',
    ],
    ['a local time', row({ value: '1' }).replace('Z,', ','), 'time', '"2026-02-01T00:00:00.000"'],
    ['a time to come', row({ value: '1' }).replace('2026', '2027'), 'time_ahead', null],
    ['another unit', row({ value: '1' }).replace('µg/m³', 'hPa'), 'unit', '"hPa"'],
  ])('refuses a row with %s and accepts the others', async (_what, bad, kind, got) => {
    const checked = await check([row({ value: '1' }), bad])
    expect(checked).toMatchObject({ rows_read: 2, rows_refused: 1, new: 1 })
    expect(checked?.refusals).toMatchObject([{ line: 3, kind, ...(got === null ? {} : { got }) }])
  })

  it('reports rows that were removed or never arrived by the last line', async () => {
    const checked = await check([row({ value: '1' })], 2)
    expect(checked).toMatchObject({ rows_read: 1, rows_refused: 1, new: 1 })
    expect(checked?.refusals).toMatchObject([
      { kind: 'incomplete', expected: '2 readings, as the last line of the file says', got: '1' },
    ])
  })

  it('leaves out readings of computed data points and counts them', async () => {
    const metric = `1C00AAAA.0.0.0/metric:5f0c1f4e`
    const rows = [
      row({ value: '1' }),
      row({ value: '2', id: metric }),
      row({ value: '3', id: metric }),
      row({ value: '1', id: '1C00AAAA.0.0.0/190:4' }),
    ]
    const checked = await check(rows)
    expect(checked).toMatchObject({ rows_left_out: 3, rows_computed: 3, new: 1, rows_refused: 0 })
  })

  it('previews rows of an export with their flags and time zone', async () => {
    const text = await exported(world, [air.id], 'F')
    const { id } = await upload(world, text)
    const { body } = await world.call<ImportPreview>('manager', 'POST', `imports/${id}/preview`, {
      map: exportMap(text),
    })
    expect(body.zone).toBe('Europe/Madrid')
    expect(body.rows).toMatchObject([
      {
        local_time: '2025-10-26T02:00:00+02:00',
        values: [{ data_point: air.id, value: 21.5, unit: '°C', flags: 0, state: 'equal' }],
      },
      { values: [{ value: null, flags: 0, state: 'equal', stored: null }] },
      { values: [{ value: 85, flags: 1, state: 'equal' }] },
    ])
  })
})

it('refuses a table saved from a widget and names the file to save instead', async () => {
  const text = [
    '"Time, Europe/Madrid","Time, ISO 8601","PM2.5, µg/m³, 1 h mean"',
    '2026-02-01 01:00,2026-02-01T01:00:00.000+01:00,4.25',
  ].join('\r\n')
  const { id } = await upload(world, `\uFEFF${text}`)
  const map = {
    serial: 'copy',
    time: { column: 'Time, ISO 8601' },
    columns: { 'PM2.5, µg/m³, 1 h mean': { parameter: 'pm25' } },
  }
  const { status, body } = await world.call<ErrorBody>('manager', 'POST', `imports/${id}/preview`, {
    map,
  })
  expect([status, body.code]).toEqual([422, 'IMPORT_OF_WIDGET'])
  const { failure } = await carryOut(world, id, 'check', { map })
  expect(failure?.reason).toContain('Save all readings (CSV) instead')
})
