import { definePreset } from './definePreset.ts'
import { tableWith } from './fileHead.ts'
import { ask } from './preset.ts'
import { isNumeric, mapColumns, type PresetColumn } from './tableColumns.ts'
import { layoutMap, serialOf, timeMap, timeQuestions } from './tableMap.ts'

/** Units of CO, and of the other gases. */
const GAS_UNITS = {
  mass: { co: 'mg/m³', others: 'µg/m³' },
  volume: { co: 'ppm', others: 'ppb' },
} as const
type GasUnits = keyof typeof GAS_UNITS

const GASES = ['nox', 'no2', 'no', 'o3', 'so2', 'co']
const OTHERS: ReadonlyMap<string, readonly [parameter: string, unit: string]> = new Map([
  ['ws', ['wind_speed', 'm/s']],
  ['wd', ['wind_direction', '°']],
  ['air_temp', ['temperature', '°C']],
  ['pm10', ['pm10', 'µg/m³']],
  ['pm2.5', ['pm25', 'µg/m³']],
  ['pm25', ['pm25', 'µg/m³']],
])
/** Columns that describe the site, and the number of the row that R writes without a heading. */
const NO_READINGS = new Set([
  '',
  'date',
  'site',
  'code',
  'source',
  'site_type',
  'latitude',
  'longitude',
])

/**
 * A table written by R for openair, with `date`, `ws`, `wd` and pollutants by their short names. What `importUKAQ` and
 * its like return has the sites of a network below each other, in µg/m³ and mg/m³. A file without their column `code`
 * does not say in which units its gases are: that of openair’s own `mydata` is in ppb and ppm. Times are in UTC.
 */
export const openair = definePreset({
  id: 'openair',
  name: { en: 'openair (R)', es: 'openair (R)' },
  source: 'github.com/openair-project/openair, man/importUKAQ.Rd',
  tableOf(head) {
    const table = tableWith(head, (cells) => {
      const has = (name: string) => cells.includes(name)
      const known = cells.filter((cell) => GASES.includes(cell) || OTHERS.has(cell))
      return has('date') && known.length > 1 && ((has('ws') && has('wd')) || has('code'))
    })
    return table?.time?.column === 'date' ? table : null
  },
  asks(table) {
    const gas = table.headings.find((heading) => GASES.includes(heading))
    if (table.headings.includes('code')) return timeQuestions(table)
    return [
      ask('serial'),
      ...(gas === undefined ? [] : [ask('gasUnits', gas, Object.keys(GAS_UNITS))]),
      ...timeQuestions(table),
    ]
  },
  map(table, answers) {
    const hasSites = table.headings.includes('code')
    const gasUnits = !hasSites && answers.gasUnits === 'volume' ? 'volume' : 'mass'
    const columns = table.headings.flatMap((heading, index): PresetColumn[] => {
      if (NO_READINGS.has(heading)) return []
      const [parameter, unit] = meaningOf(heading, gasUnits)
      return parameter === null && !isNumeric(table, index) ? [] : [{ index, parameter, unit }]
    })
    return {
      type: 'Reference monitor',
      ...(hasSites ? { device: { column: 'code', prefix: 'openair:' } } : serialOf(answers)),
      ...layoutMap(table),
      time: timeMap(table, { zone: 'UTC', ...answers }),
      columns: mapColumns(table, columns),
    }
  },
})

function meaningOf(heading: string, gasUnits: GasUnits): readonly [string | null, string] {
  if (!GASES.includes(heading)) return OTHERS.get(heading) ?? [null, '']
  return [heading, GAS_UNITS[gasUnits][heading === 'co' ? 'co' : 'others']]
}
