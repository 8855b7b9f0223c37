import { definePreset } from './definePreset.ts'
import { tableWith } from './fileHead.ts'
import { ask } from './preset.ts'
import { isNumeric, mapColumns, type PresetColumn } from './tableColumns.ts'
import { layoutMap, serialOf, timeMap, timeQuestions } from './tableMap.ts'

const TITLES: ReadonlyMap<string, string> = new Map([
  ['Temp', 'temperature'],
  ['Hum', 'humidity'],
  ['Absolute Pressure', 'pressure'],
  ['Avg Wind Speed', 'wind_speed'],
  ['Wind Speed', 'wind_speed'],
  ['Prevailing Wind Direction', 'wind_direction'],
  ['Wind Direction', 'wind_direction'],
  ['High Wind Speed', 'wind_gust'],
  ['Rain', 'rain'],
  ['PM 1', 'pm1'],
  ['PM 2.5', 'pm25'],
  ['PM 10', 'pm10'],
])

/** Cells without a value. */
const MISSING = ['--', '-', '---']

/**
 * What WeatherLink.com exports for a Davis station: `Date & Time`, then headings with units, `Temp - °F`. Times are local
 * to the station. `Barometer` is reduced to sea level, so it stays unmapped, as do indoor sensors and everything that is
 * calculated. A station with several sensors has headings several times: the first is mapped.
 */
export const weatherLink = definePreset({
  id: 'weatherlink',
  name: { en: 'Davis WeatherLink', es: 'Davis WeatherLink' },
  source:
    'Exports of weatherlink.com, as they are published with studies and programs that read them',
  tableOf(head) {
    const table = tableWith(
      head,
      ([time, ...others]) =>
        time === 'Date & Time' && others.some((heading) => / - \S+/.test(heading)),
    )
    return table?.time?.column === 'Date & Time' ? table : null
  },
  asks: (table) => [ask('serial'), ask('zone'), ...timeQuestions(table)],
  map: (table, answers) => ({
    ...serialOf(answers),
    type: 'Davis',
    ...layoutMap(table, MISSING),
    time: timeMap(table, answers),
    columns: mapColumns(
      table,
      table.headings.flatMap((heading, index): PresetColumn[] => {
        const [, title = heading, unit = ''] = /^(.+) - (.+)$/.exec(heading) ?? []
        const parameter = TITLES.get(title) ?? null
        const isKept = parameter !== null || (unit !== '' && isNumeric(table, index, MISSING))
        return index === 0 || !isKept ? [] : [{ index, parameter, unit }]
      }),
    ),
  }),
})
