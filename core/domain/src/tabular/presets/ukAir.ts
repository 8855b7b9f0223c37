import type { ImportMapColumn } from '@airshed/schemas'
import { HOUR_MS } from '../../time/index.ts'
import { splitLine } from '../splitLine.ts'
import { definePreset } from './definePreset.ts'
import { cellsOf, tableWith, type FileHead, type HeadTable } from './fileHead.ts'
import { ask, type PresetAnswers } from './preset.ts'
import { isNumeric, mapColumns, type PresetColumn } from './tableColumns.ts'
import { layoutMap, serialOf, timeMap, timeQuestions } from './tableMap.ts'

const POLLUTANTS: ReadonlyMap<string, string> = new Map([
  ['PM10 particulate matter (Hourly measured)', 'pm10'],
  ['PM2.5 particulate matter (Hourly measured)', 'pm25'],
  ['Nitric oxide', 'no'],
  ['Nitrogen dioxide', 'no2'],
  ['Nitrogen oxides as nitrogen dioxide', 'nox'],
  ['Ozone', 'o3'],
  ['Sulphur dioxide', 'so2'],
  ['Carbon monoxide', 'co'],
])
const MISSING = ['No data']
/** The status of readings that the network doubts; any other is valid, or not yet decided upon. */
const SUSPECT = 'S'

/**
 * An hourly file of the data archive of UK-AIR, the networks of Defra: after lines about the file and one with the names
 * of the sites, `Date`, `time`, and for each pollutant its value, `status` and perhaps `unit`, such as `ugm-3 (FIDAS)`;
 * older files have the unit in the status, `V ugm-3`. Hours are in GMT and named by their ends, the last one 24:00.
 * Sites stand beside each other, and one of them is imported at a time.
 */
export const ukAir = definePreset({
  id: 'uk-air',
  name: { en: 'UK-AIR (Defra)', es: 'UK-AIR (Defra)' },
  source:
    'uk-air.defra.gov.uk/data, and github.com/openair-project/openair, man/importUKAQ.Rd: the portal’s hours are named by their ends',
  tableOf(head) {
    const table = tableWith(
      head,
      ([date = '', time = '', ...others]) =>
        /^date$/i.test(date) &&
        /^time$/i.test(time) &&
        others.some((cell) => /^status$/i.test(cell)) &&
        others.some((cell) => POLLUTANTS.has(plain(cell))),
    )
    return table?.time?.timeOfDay == null ? null : table
  },
  asks(table, head) {
    const sites = sitesOf(table, head).map(({ name }) => name)
    return [
      ask('serial'),
      ...(sites.length > 1 ? [ask('site', sites.join(', '), sites)] : []),
      ...timeQuestions(table),
    ]
  },
  map(table, answers, head) {
    const site = siteOf(table, head, answers)
    const next = head.lines[table.skipLines + 1] ?? ''
    return {
      ...serialOf(answers),
      type: 'Reference monitor',
      ...(site.name === '' ? {} : { name: site.name.slice(0, 100) }),
      timezone: 'Europe/London',
      interval: HOUR_MS,
      ...layoutMap(table, MISSING),
      // Below the headings is a line with a space.
      unitLines: next !== '' && next.trim() === '' ? 1 : 0,
      time: { ...timeMap(table, { zone: 'UTC', ...answers }), endOfInterval: true },
      columns: mapColumns(table, columnsOf(table, site)),
    }
  },
})

/** Names of pollutants have subscripts: `PM<sub>2.5</sub>`. */
const plain = (heading: string) => heading.replace(/<\/?sub>/g, '')

interface Site {
  name: string
  /** Its first column, and the first one after it. */
  from: number
  to: number
}

function sitesOf({ skipLines, delimiter, headings }: HeadTable, { lines }: FileHead): Site[] {
  const names = splitLine(lines[skipLines - 1] ?? '', delimiter)
  const found = names.flatMap((name, from) => (from > 1 && name !== '' ? [{ name, from }] : []))
  return found.map((site, at) => ({ ...site, to: found[at + 1]?.from ?? headings.length }))
}

function siteOf(table: HeadTable, head: FileHead, { site }: PresetAnswers): Site {
  const sites = sitesOf(table, head)
  const whole = { name: '', from: 2, to: table.headings.length }
  return sites.find(({ name }) => name === site) ?? sites[0] ?? whole
}

function columnsOf(table: HeadTable, { from, to }: Site): PresetColumn[] {
  const isStatus = (index: number) => /^status$/i.test(table.headings[index] ?? '')
  return table.headings.flatMap((heading, index): PresetColumn[] => {
    if (index < from || index >= to || !isStatus(index + 1)) return []
    if (!isNumeric(table, index, MISSING)) return []
    const statuses = [...new Set(cellsOf(table, index + 1))]
    const suspect = statuses.map((cell) => cell.replace(/^\S+/, SUSPECT))
    const status: ImportMapColumn['status'] = {
      column: '+1',
      invalid: [...new Set([SUSPECT, ...suspect])].slice(0, 100),
    }
    const parameter = POLLUTANTS.get(plain(heading)) ?? null
    return [{ index, parameter, unit: unitOf(table, index, statuses, parameter), status }]
  })
}

/** The unit of a pollutant, without the instrument behind it; where no cell states one, that of the archive. */
function unitOf(
  table: HeadTable,
  index: number,
  statuses: readonly string[],
  parameter: string | null,
): string {
  const hasUnits = /^unit$/i.test(table.headings[index + 2] ?? '')
  const stated = hasUnits
    ? cellsOf(table, index + 2)
    : statuses.map((cell) => cell.replace(/^\S+\s*/, ''))
  const unit = stated.map((cell) => cell.replace(/\s*\(.*\)$/, '')).find((cell) => cell !== '')
  return unit ?? (parameter === 'co' ? 'mg/m³' : 'µg/m³')
}
