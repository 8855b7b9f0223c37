import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratchFolder } from '../../testing/scratchFolder.ts'
import { importFile } from './importFile.ts'
import { checkMap } from './mapFile.ts'
import { reasonsOf } from './refusals.fixture.ts'
import type { ImportMap } from '@airshed/schemas'
import { createMemorySink } from './memorySink.fixture.ts'

const NOW_MS = Date.parse('2026-11-29T00:00:00Z')
let folder: string

beforeAll(async () => {
  folder = await scratchFolder('airshed-plan-')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function read(content: string | Uint8Array, change: Partial<ImportMap>) {
  const file = join(folder, 'file.csv')
  await writeFile(file, content)
  const whole = {
    serial: 'mast',
    time: { column: 'time' },
    columns: { pm: { parameter: 'pm25' } },
    ...change,
  }
  const map = checkMap(JSON.parse(JSON.stringify(whole)), 'map.json')
  const sink = createMemorySink()
  const report = await importFile({ file, map, sink, now: NOW_MS })
  return { report, written: sink.written }
}
const PM = 'mast/132:5'

describe('a file in another encoding', () => {
  const text = 'time,temp °C\n2026-05-01T10:00:00Z,21.5\n'
  const columns = { 'temp °C': { parameter: 'temperature', unit: '°C' } }
  const big = Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
  it.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 LE', Buffer.from(text, 'utf16le')],
    ['UTF-16 BE', big],
    ['Latin-1', Buffer.from(text, 'latin1')],
  ])('reads a file in %s', async (_name, bytes) => {
    const { written } = await read(bytes, { columns })
    expect(written).toEqual(['mast/128:1 = 21.5 °C 2026-05-01T10:00:00Z'])
  })
})

describe('the times of a file', () => {
  it('reads date and time of two columns, with a day that ends at 24:00', async () => {
    const { written } = await read('Date,time,pm\n30-04-2026,23:00,1\n30-04-2026,24:00,2\n', {
      time: { column: 'Date', timeOfDay: 'time', format: 'dd-MM-yyyy HH:mm' },
    })
    expect(written).toEqual([
      `${PM} = 1 - 2026-04-30T23:00:00Z`,
      `${PM} = 2 - 2026-05-01T00:00:00Z`,
    ])
  })

  it('reads times as the ends of their intervals', async () => {
    const { written } = await read('time,pm\n2026-05-01T01:00:00Z,1\n', {
      interval: 3_600_000,
      time: { column: 'time', endOfInterval: true },
    })
    expect(written).toEqual([`${PM} = 1 - 2026-05-01T00:00:00Z`])
  })

  it('reads seconds since a local start in the preamble', async () => {
    const text = [
      'Test Start Time,09:15:00 PM',
      'Test Start Date,05/01/2026',
      '',
      'Elapsed Time [s],pm',
      '60,1',
      '120.5,2',
    ].join('\r\n')
    const time = {
      column: 'Elapsed Time [s]',
      format: 'elapsed',
      start: { labels: ['Test Start Date', 'Test Start Time'], format: 'MM/dd/yyyy hh:mm:ss a' },
      zone: 'America/Chicago',
    }
    const { written } = await read(text, { skipLines: 3, time })
    expect(written).toEqual([
      `${PM} = 1 - 2026-05-02T02:16:00Z`,
      `${PM} = 2 - 2026-05-02T02:17:00.500Z`,
    ])
    await expect(
      read(text.replace('Test Start Date', 'Date'), { skipLines: 3, time }),
    ).rejects.toThrow('no line "Test Start Date" above its headings')
    await expect(read(text.replace('PM', ''), { skipLines: 3, time })).rejects.toThrow(
      'starts at "05/01/2026 09:15:00": expected one time of the pattern',
    )
  })

  it('reads serial dates of Excel in a time zone', async () => {
    const { written } = await read('time;pm\n46143,5006944444;1\n46143.75;2\n', {
      delimiter: ';',
      time: { column: 'time', format: 'excel', zone: 'Europe/Berlin' },
    })
    expect(written).toEqual([
      `${PM} = 1 - 2026-05-01T10:01:00Z`,
      `${PM} = 2 - 2026-05-01T16:00:00Z`,
    ])
  })

  it('times without a year take that of the map, and the next one after December', async () => {
    const time = { column: 'time', format: 'dd/MM HH:mm', year: 2024 }
    const { written } = await read('time,pm\n31/12 23:59,1\n01/01 00:00,2\n29/02 00:00,3\n', {
      time,
    })
    expect(written).toEqual([
      `${PM} = 1 - 2024-12-31T23:59:00Z`,
      `${PM} = 2 - 2025-01-01T00:00:00Z`,
    ])
    const gap = await read('time,pm\n29/02 10:00,1\n31/12 23:59,2\n', { time })
    expect(gap.written).toEqual([`${PM} = 1 - 2024-02-29T10:00:00Z`])
    expect(gap.report.refusals).toMatchObject([
      { line: 3, kind: 'year_unknown', column: 'time', got: '31/12 23:59' },
    ])
  })

  it.each([
    ['iso', '2026-05-01', '2026-05-02'],
    ['dd.MM.yyyy', '01.05.2026', '02.05.2026'],
    ['excel', '46143', '46144'],
  ])('refuses dates of the pattern %s where a day has several rows', async (format, day, next) => {
    const time = { column: 'time', format }
    expect((await read(`time,pm\n${day},1\n${next},2\n`, { time })).report.accepted).toBe(2)
    await expect(read(`time,pm\n${day},1\n${day},2\n`, { time })).rejects.toThrow(
      `Several rows have the date ${day}, and the map names no time of day`,
    )
  })
})

describe('the rows of a file', () => {
  it('assigns rows to the device in a column, each with a clock of its own', async () => {
    const rows = ['01:00,a,1', '02:00,a,2', '02:00,a,3', '01:00,b,4', '02:00,b,5', '02:00,b,6']
    const text = ['time,mac,pm', ...rows.map((row) => `2025-10-26 ${row}`), '2025-10-26 04:00,,7']
    const { written, report } = await read(text.join('\n'), {
      serial: undefined,
      device: { column: 'mac', prefix: 'purpleair:' },
      time: { column: 'time', zone: 'Europe/Berlin' },
    })
    expect(written).toEqual([
      'purpleair:a/132:5 = 1 - 2025-10-25T23:00:00Z',
      'purpleair:a/132:5 = 2 - 2025-10-26T00:00:00Z',
      'purpleair:a/132:5 = 3 - 2025-10-26T01:00:00Z',
      'purpleair:b/132:5 = 4 - 2025-10-25T23:00:00Z',
      'purpleair:b/132:5 = 5 - 2025-10-26T00:00:00Z',
      'purpleair:b/132:5 = 6 - 2025-10-26T01:00:00Z',
    ])
    expect(reasonsOf(report)).toEqual([
      { line: 8, reason: 'expected a serial in column mac, got ""' },
    ])
  })

  it('rows pass the filters of the map or count as left out', async () => {
    const { written, report } = await read(
      'time,site,state,pm\n2026-05-01T01:00:00Z,A,ok,1\n2026-05-01T01:00:00Z,B,ok,2\n2026-05-01T02:00:00Z,A,bad,3\n',
      {
        rows: [
          { column: 'site', is: ['A'] },
          { column: 'state', isNot: ['bad'] },
        ],
      },
    )
    expect(written).toEqual([`${PM} = 1 - 2026-05-01T01:00:00Z`])
    expect(report).toMatchObject({ rowsRead: 3, rowsStored: 1, rowsLeftOut: 2, rowsRefused: 0 })
  })

  it('reads one value for each row and mistakes no other quantity for it', async () => {
    const { written, report } = await read(
      [
        'time,phenomenon,value,unit',
        '2026-05-01T01:00:00Z,PM2.5,7.5,µg/m³',
        '2026-05-01T01:00:00Z,Temperatur,68,°F',
        '2026-05-01T01:00:00Z,Humidity,40,%',
        '2026-05-01T02:00:00Z,PM2.5,8,°C',
      ].join('\n'),
      {
        long: { name: 'phenomenon', value: 'value', unit: 'unit' },
        columns: { 'PM2.5': { parameter: 'pm25' }, Temperatur: { parameter: 'temperature' } },
      },
    )
    expect(written).toEqual([
      `${PM} = 7.5 µg/m³ 2026-05-01T01:00:00Z`,
      'mast/128:1 = 68 °F 2026-05-01T01:00:00Z',
    ])
    expect(report).toMatchObject({
      rowsLeftOut: 1,
      cellsRefused: 1,
      refusals: [
        {
          line: 5,
          kind: 'unit',
          expected: 'a unit that becomes the one of pm25 in column PM2.5',
          got: '"°C"',
        },
      ],
    })
  })

  it('accepts trailing separators and a line of units', async () => {
    const { written, report } = await read(
      'time;pm\n;µg/m³;\n2026-05-01T01:00:00Z;1;\n2026-05-01T02:00:00Z;2;;3\n',
      { delimiter: ';', unitLines: 1 },
    )
    expect(written).toEqual([`${PM} = 1 - 2026-05-01T01:00:00Z`])
    expect(reasonsOf(report)).toEqual([{ line: 4, reason: 'expected 2 cells, got 4' }])
  })

  it('reads decimal commas where the map says so', async () => {
    const { written, report } = await read(
      'time;pm\n2026-05-01T01:00:00Z;1,5\n2026-05-01T02:00:00Z;1.234,5\n2026-05-01T03:00:00Z;1.5\n',
      { delimiter: ';', decimal: ',' },
    )
    expect(written).toEqual([
      `${PM} = 1.5 - 2026-05-01T01:00:00Z`,
      `${PM} = 1234.5 - 2026-05-01T02:00:00Z`,
    ])
    expect(report.cellsRefused).toBe(1)
  })

  it('reads a status beside each value by its distance', async () => {
    const { written } = await read('time,O3,status,NO2,status\n2026-05-01T01:00:00Z,50,V,20,N\n', {
      columns: {
        O3: { parameter: 'o3', unit: 'µg/m³', status: { column: '+1', invalid: ['N'] } },
        NO2: { parameter: 'no2', unit: 'µg/m³', status: { column: '+1', invalid: ['N'] } },
      },
    })
    expect(written).toEqual([
      'mast/170:2 = 50 µg/m³ 2026-05-01T01:00:00Z',
      'mast/170:1 = 20 µg/m³ 2026-05-01T01:00:00Z !16',
    ])
  })
})

it.each<[Partial<ImportMap>, string]>([
  [{ serial: undefined }, 'At /serial: expected either a serial or device'],
  [{ device: { column: 'x' } }, 'At /serial: expected either a serial or device'],
  [{ time: { column: 'time', format: 'elapsed' } }, 'At /time/start'],
  [{ time: { column: 'time', endOfInterval: true } }, 'At /interval'],
  [{ time: { column: 'time', format: 'dd/MM HH:mm' } }, 'At /time/format'],
])('a map is refused that lacks something: %j', async (change, message) => {
  await expect(read('time,pm\n', change)).rejects.toThrow(message)
})
