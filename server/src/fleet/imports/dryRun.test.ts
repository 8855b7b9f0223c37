import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scratchFolder } from '../../testing/scratchFolder.ts'
import { completeMap } from './completeMap.ts'
import { dryRun } from './dryRun.ts'
import { checkMap } from './mapFile.ts'
import type { ImportMap } from '@airshed/schemas'

const NOW_MS = Date.parse('2026-11-29T00:00:00Z')
const COLUMNS = { 'Temp °F': { parameter: 'temperature', unit: '°F' } }
let folder: string

beforeAll(async () => {
  folder = await scratchFolder('airshed-dry-')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function tryOut(content: string | Uint8Array, map: Partial<ImportMap>) {
  const file = join(folder, 'file.csv')
  await writeFile(file, content)
  const completed = await completeMap(file, { serial: 'mast', columns: COLUMNS, ...map })
  return dryRun(file, checkMap(completed.map, 'map.json'), completed, NOW_MS)
}

it('shows recognized columns and rows as they would be stored, with counts and reasons', async () => {
  const lines = [
    'Station Süd',
    'Datum;Uhrzeit;Temp °F;Notiz',
    '30.04.2026;09:00;50,5;a',
    '30.04.2026;10:00;---;b',
    '31.04.2026;11:00;51;c',
    '30.04.2026;12:00;hot;d',
  ]
  const text = await tryOut(Buffer.from(lines.join('\r\n'), 'latin1'), {})
  expect(text).toBe(
    [
      'Encoding windows-1252, separator ";", decimal sign ,, headings in line 2',
      'Times in Datum and Uhrzeit, dd.MM.yyyy HH:mm, zone UTC',
      'First rows as they would be stored:',
      '  2026-04-30T09:00:00.000Z mast: temperature 10.2777777778 °C',
      'Rows: 4 read, 1 would be stored, 1 refused, 2 without a reading, 0 left out by the map',
      'Readings: 1, cells refused: 1. Nothing was stored',
      'Columns that the map does not name: Notiz',
      '  line 5: expected a date and a time of day that exist, got "31.04.2026 11:00". Correct it in the file, or set time.format (--time-format) if day and month are the wrong way round',
      '  line 6: expected a number in column Temp °F, got "hot"',
    ].join('\n'),
  )
})

it.each<[string, string, Partial<ImportMap>, string]>([
  [
    'which number is the day',
    'when,Temp °F\n05/06/2026 10:00,50\n',
    { time: { column: 'when', format: 'MM/dd/yyyy HH:mm' } },
    'whether the day or the month comes first in "05/06/2026 10:00" of column when: set time.format in the map to dd/MM/yyyy HH:mm or MM/dd/yyyy HH:mm',
  ],
  [
    'the year',
    'when,Temp °F\n13/05 10:00,50\n',
    { time: { column: 'when', format: 'dd/MM HH:mm', year: 2026 } },
    'the year of "13/05 10:00" in column when: set time.year',
  ],
  [
    'what a comma means',
    'when;Temp °F\n2026-05-01 10:00;1,234\n',
    { decimal: ',' },
    'whether "1,234" has a decimal comma or is above a thousand',
  ],
])('asks %s and takes the answer from the map', async (_what, content, answer, question) => {
  await expect(tryOut(content, {})).rejects.toThrow(question)
  expect(await tryOut(content, answer)).toContain('1 would be stored')
})

it('reports rows from an unset clock', async () => {
  const rows = ['1970-01-01 00:03,50', '1970-01-01 00:04,50', '2026-05-01 10:00,50']
  const text = await tryOut(`when,Temp °F\n${rows.join('\n')}\n`, {})
  expect(text).toContain('1970-01-01T00:03:00.000Z mast: temperature 10 °C (not shown)')
  expect(text).toContain('2026-05-01T10:00:00.000Z mast: temperature 10 °C\n')
  expect(text).toContain('Rows with the time of a clock that was not set: 2. Their readings')
})

it('keeps what the map says about the file', async () => {
  const map = { time: { column: 'b', format: 'unix' }, columns: { x: { parameter: 'pm25' } } }
  const text = await tryOut('time,b,x\n2026-05-01 10:00,1777629600,5\n', map)
  expect(text).toContain('Times in b, unix, zone UTC')
  expect(text).toContain('2026-05-01T10:00:00.000Z mast: pm25 5 µg/m³')
})
