import { definePreset } from './definePreset.ts'
import { cellsOf, tableWith, type HeadTable } from './fileHead.ts'
import { ask } from './preset.ts'
import { mapColumns, type PresetColumn } from './tableColumns.ts'
import { layoutMap, serialOf, timeMap, timeQuestions } from './tableMap.ts'

const TITLES: ReadonlyMap<string, string> = new Map([
  ['Temp', 'temperature'],
  ['RH', 'humidity'],
  ['Pressure', 'pressure'],
  ['Wind Speed', 'wind_speed'],
  ['Gust Speed', 'wind_gust'],
  ['Wind Direction', 'wind_direction'],
  ['Rain', 'rain'],
  ['CO2', 'co2'],
  ['Batt', 'battery'],
])

/** What HOBOware writes while a sensor does not answer: onsetcomp.com/resources/tech-notes/88888-data-values. */
const FAULTS = [-888.88, -888.888]
/** HOBOware’s sign for degrees of the compass. */
const COMPASS_DEGREES = 'ø'

/**
 * A table that HOBOware exports: perhaps a `Plot Title`, then headings with unit and serials, `Temp, °F (LGR S/N: 10679014,
 * SEN S/N: 10679014)`, and the offset of the times, `Date Time, GMT-05:00`. Columns without a unit are events. Years may
 * have two digits and stand anywhere in the date. The absolute pressure of a water level logger stays unmapped.
 */
export const hobo = definePreset({
  id: 'hobo',
  name: { en: 'HOBOware export', es: 'Exportación de HOBOware' },
  source:
    'HOBOware User’s Guide, “Exporting Data”, and published exports; tech notes of onsetcomp.com',
  tableOf(head) {
    const isTitled = /^"?Plot Title/.test(head.lines[0] ?? '')
    const table = tableWith(head, (cells) => {
      const time = cells.some((cell) => /^Date Time(,|$)/.test(cell))
      return time && (isTitled || cells.some((cell) => /\b(LGR|SEN) S\/N: /.test(cell)))
    })
    return table?.time?.column.startsWith('Date Time') === true ? table : null
  },
  asks: (table) => [
    ...(loggerSerial(table) === null ? [ask('serial')] : []),
    ...(table.time?.zone == null ? [ask('zone')] : []),
    ...timeQuestions(table, formatsOf(table)),
  ],
  map: (table, answers) => ({
    ...serialOf({ serial: answers.serial ?? loggerSerial(table) ?? undefined }),
    type: 'HOBO',
    ...layoutMap(table, ['Logged']),
    time: timeMap(table, answers),
    columns: mapColumns(
      table,
      table.headings.flatMap((heading, index): PresetColumn[] => {
        const [, title = '', unit = ''] = /^([^,(]+), ([^,(]+?)(?: \(.*\))?$/.exec(heading) ?? []
        if (unit === '' || title === 'Date Time') return []
        const parameter = TITLES.get(title) ?? null
        return [{ index, parameter, unit: unit === COMPASS_DEGREES ? '°' : unit, faults: FAULTS }]
      }),
    ),
  }),
})

function loggerSerial({ headings }: HeadTable): string | null {
  const serials = headings.map((heading) => /\bLGR S\/N: ([A-Za-z0-9-]{1,40})/.exec(heading)?.[1])
  const serial = serials.find((found) => found !== undefined)
  return serial === undefined ? null : `hobo:${serial}`
}

/** The formats that are recognized, and the one with a short year first, which cells with small numbers may be in. */
function formatsOf(table: HeadTable): readonly string[] {
  const { formats = [], column = '' } = table.time ?? {}
  const [format = ''] = formats
  const [, mark, clock] = /^\w+([/-])\w+\1yy( .*)$/.exec(format) ?? []
  if (mark === undefined || format.includes('yyyy')) return formats
  const cells = cellsOf(table, table.headings.indexOf(column))
  const mayBe = cells.every((cell) => {
    const [, month, day] = cell.split(/[^\d]/).map(Number)
    return month !== undefined && day !== undefined && month >= 1 && month <= 12 && day <= 31
  })
  return mayBe ? [...formats, `yy${mark}MM${mark}dd${clock ?? ''}`] : formats
}
