import { timePatterns } from '../timePatterns.ts'
import { definePreset } from './definePreset.ts'
import { besideLabel, tableWith, type FileHead, type HeadTable } from './fileHead.ts'
import { ask } from './preset.ts'
import { mapColumns, type PresetColumn } from './tableColumns.ts'
import { layoutMap, serialOf } from './tableMap.ts'

const SIZES: ReadonlyMap<string, string> = new Map([
  ['PM1', 'pm1'],
  ['PM2.5', 'pm25'],
  ['RESP', 'pm4'],
  ['PM4', 'pm4'],
  ['PM10', 'pm10'],
])
/** What an instrument with one channel may measure: its inlet determines it, and the file does not say. */
const OF_INLET = ['pm1', 'pm25', 'pm4', 'pm10', 'tsp']
/** Labels of the lines with the start, date first. */
const START = ['Test Start Date', 'Test Start Time']

/**
 * A test of a TSI DustTrak (8530 to 8543) as the instrument or TrakPro writes it: lines about the instrument, then
 * `Elapsed Time [s]` and masses in mg/m³. Start and clock are local. A row with an error is rejected. `TOTAL` of the DRX
 * reaches only to about 15 µm, so it is not total suspended particles, and stays unmapped.
 */
export const dustTrak = definePreset({
  id: 'dusttrak',
  name: { en: 'TSI DustTrak', es: 'TSI DustTrak' },
  source:
    'TSI DustTrak DRX 8533 and II 8530; files as described by the readers that are published for them',
  tableOf: (head) =>
    tableWith(head, (cells) => {
      const isMass = (cell: string) => cell.endsWith(' [mg/m3]')
      return cells[0] === 'Elapsed Time [s]' && cells.some(isMass)
    }),
  asks(table, head) {
    const { text, formats } = startOf(table, head)
    const hasOneChannel = table.headings.includes('Mass [mg/m3]')
    return [
      ...(serialIn(table, head) === null ? [ask('serial')] : []),
      ask('zone'),
      ...(formats.length > 1 ? [ask('timeFormat', text, formats)] : []),
      ...(hasOneChannel ? [ask('parameter', 'Mass [mg/m3]', OF_INLET)] : []),
    ]
  },
  map(table, answers, head) {
    const { formats } = startOf(table, head)
    const name = besideLabel(head, table, 'Instrument Name')
    return {
      ...serialOf({ serial: answers.serial ?? serialIn(table, head) ?? undefined }),
      type: 'DustTrak',
      ...(name === null ? {} : { name: name.slice(0, 100) }),
      ...layoutMap(table),
      time: {
        column: 'Elapsed Time [s]',
        format: 'elapsed',
        start: {
          labels: START,
          format: answers.timeFormat ?? formats[0] ?? 'MM/dd/yyyy hh:mm:ss a',
        },
        ...(answers.zone === undefined ? {} : { zone: answers.zone }),
      },
      columns: mapColumns(table, columnsOf(table, answers.parameter ?? null)),
    }
  },
})

function startOf(table: HeadTable, head: FileHead): { text: string; formats: readonly string[] } {
  const text = START.map((label) => besideLabel(head, table, label) ?? '').join(' ')
  return { text, formats: timePatterns([text]) }
}

function serialIn(table: HeadTable, head: FileHead): string | null {
  const serial = besideLabel(head, table, 'Serial Number') ?? ''
  return /^[A-Za-z0-9_-]{2,40}$/.test(serial) ? `dusttrak:${serial}` : null
}

function columnsOf({ headings }: HeadTable, ofInlet: string | null): PresetColumn[] {
  const status = headings.includes('Errors') ? { column: 'Errors', valid: [''] } : undefined
  return headings.flatMap((heading, index): PresetColumn[] => {
    const [, size] = /^(.+) \[mg\/m3\]$/.exec(heading) ?? []
    if (size === undefined) return []
    const parameter = size === 'Mass' ? ofInlet : (SIZES.get(size) ?? null)
    return [{ index, parameter, unit: 'mg/m³', ...(status === undefined ? {} : { status }) }]
  })
}
