import { definePreset } from './definePreset.ts'
import { tableWith } from './fileHead.ts'
import { ask } from './preset.ts'
import { isNumeric, mapColumns, type PresetColumn } from './tableColumns.ts'
import { layoutMap, serialOf, timeMap, timeQuestions } from './tableMap.ts'

const TITLES: ReadonlyMap<string, string> = new Map([
  ['Carbon dioxide', 'co2'],
  ['Temperature', 'temperature'],
  ['Relative humidity', 'humidity'],
  ['Atmospheric pressure', 'pressure'],
])

/** Cells without a value. */
const MISSING = ['-', '--']

/**
 * What the Aranet Home app exports: headings with units, `Temperature(°F)`, and a first one with the order of the date,
 * `Time(DD/MM/YYYY H:mm:ss)`. Times are local to the phone, and decimals are as its language writes them.
 */
export const aranet = definePreset({
  id: 'aranet',
  name: { en: 'Aranet Home export', es: 'Exportación de Aranet Home' },
  source:
    'Exports of the app Aranet Home, as they are published with studies and programs that read them',
  tableOf(head) {
    const table = tableWith(
      head,
      ([time = '', ...others]) =>
        /^time\(.+\)$/i.test(time) && others.some((heading) => TITLES.has(titleOf(heading).title)),
    )
    return table?.time?.column === table?.references[0] ? table : null
  },
  asks: (table) => [ask('serial'), ask('zone'), ...timeQuestions(table)],
  map: (table, answers) => ({
    ...serialOf(answers),
    type: 'Aranet',
    ...layoutMap(table, MISSING),
    time: timeMap(table, answers),
    columns: mapColumns(
      table,
      table.headings.flatMap((heading, index): PresetColumn[] => {
        const { title, unit } = titleOf(heading)
        const parameter = TITLES.get(title) ?? null
        const isKept = parameter !== null || (unit !== '' && isNumeric(table, index, MISSING))
        return index === 0 || !isKept ? [] : [{ index, parameter, unit }]
      }),
    ),
  }),
})

function titleOf(heading: string): { title: string; unit: string } {
  const [, title = heading, unit = ''] = /^(.+?)\s*\(([^)]*)\)$/.exec(heading) ?? []
  return { title, unit }
}
