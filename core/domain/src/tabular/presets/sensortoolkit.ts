import type { ImportMapColumn } from '@airshed/schemas'
import { definePreset } from './definePreset.ts'
import { tableWith, type HeadTable } from './fileHead.ts'
import { ask } from './preset.ts'
import { mapColumns, type PresetColumn } from './tableColumns.ts'
import { layoutMap, serialOf, timeMap } from './tableMap.ts'

/** Parameters by their labels, with the unit that the scheme fixes for files that state none. */
const LABELS: ReadonlyMap<string, readonly [parameter: string | null, unit: string]> = new Map([
  ['PM1', ['pm1', 'µg/m³']],
  ['PM25', ['pm25', 'µg/m³']],
  ['PM10', ['pm10', 'µg/m³']],
  ['O3', ['o3', 'ppb']],
  ['NO', ['no', 'ppb']],
  ['NO2', ['no2', 'ppb']],
  ['NOx', ['nox', 'ppb']],
  ['SO2', ['so2', 'ppb']],
  ['CO', ['co', 'ppb']],
  ['Temp', ['temperature', '°C']],
  ['RH', ['humidity', '%']],
  ['DP', [null, '°C']],
  ['WS', ['wind_speed', 'm/s']],
])

/**
 * Codes and texts by which quality control rejects a value: those above 4 of AirNow-Tech, which the toolkit replaces
 * with their meaning, and the ones that it adds.
 */
const REJECTED = [
  ...['5', '6', '7', '8', '9'].flatMap((code) => [code, `${code}.0`]),
  'Suspect',
  'Suspect (audit failure)',
  'Insufficient data',
  'Missing',
  'Invalid',
  '-999',
  'persist',
  'WarmUp',
]

/**
 * The formatting scheme of the US EPA’s sensortoolkit (SDFS): `DateTime`, then `PM25_Value`, `PM25_Unit` and so on, for a
 * sensor or, with `Site_AQS`, a reference monitor; and its earlier form `DateTime_UTC,PM25,Temp`, whose units the scheme
 * fixes. Times are in UTC, and are the starts of their intervals.
 */
export const sensortoolkit = definePreset({
  id: 'sensortoolkit',
  name: { en: 'US EPA sensortoolkit (SDFS)', es: 'sensortoolkit de la EPA de EE. UU. (SDFS)' },
  source: 'github.com/USEPA/sensortoolkit, docs/source/sdfs/index.rst',
  tableOf(head) {
    const table = tableWith(
      head,
      (cells) =>
        (cells.includes('DateTime') && cells.some((cell) => LABELS.has(labelOf(cell) ?? ''))) ||
        (cells.includes('DateTime_UTC') && cells.some((cell) => LABELS.has(cell))),
    )
    return table?.time?.column.startsWith('DateTime') === true ? table : null
  },
  asks: ({ headings }) => (headings.includes('Site_AQS') ? [] : [ask('serial')]),
  map(table, answers) {
    const isReference = table.headings.includes('Site_AQS')
    return {
      type: isReference ? 'Reference monitor' : 'Generic',
      ...(isReference ? { device: { column: 'Site_AQS', prefix: 'aqs:' } } : serialOf(answers)),
      ...layoutMap(table),
      time: timeMap(table, { zone: 'UTC', ...answers }),
      columns: mapColumns(
        table,
        table.headings.flatMap((_, index) => columnAt(table, index)),
      ),
    }
  },
})

const labelOf = (heading: string) => /^(.+)_Value$/.exec(heading)?.[1] ?? null

function columnAt({ headings }: HeadTable, index: number): PresetColumn[] {
  const heading = headings[index] ?? ''
  const label = labelOf(heading)
  if (label === null) {
    const [parameter, unit] = LABELS.get(heading) ?? []
    return parameter === undefined || unit === undefined ? [] : [{ index, parameter, unit }]
  }
  const [parameter = null, unit = ''] = LABELS.get(label) ?? []
  const [unitColumn, quality] = [`${label}_Unit`, `${label}_QAQC_Code`]
  const status: ImportMapColumn['status'] = { column: quality, invalid: REJECTED }
  return [
    {
      index,
      parameter,
      unit,
      ...(headings.includes(unitColumn) ? { unitColumn } : {}),
      ...(headings.includes(quality) ? { status } : {}),
    },
  ]
}
