import { definePreset } from './definePreset.ts'
import { tableWith, type FileHead, type HeadTable } from './fileHead.ts'
import { splitLine } from '../splitLine.ts'
import { ask } from './preset.ts'
import { isNumeric, mapColumns, type PresetColumn } from './tableColumns.ts'
import { layoutMap, serialOf, timeMap } from './tableMap.ts'

/** What LoggerNet writes for a value that is none, or beyond the range of its type. */
const MISSING = ['NAN', 'INF', '-INF']
/** What none becomes in the types FP2 and Long. Campbell Scientific CR300 Series Product Manual, “NAN and ±INF”. */
const FAULTS = [-7999, -2_147_483_648]

/**
 * Fields that programs by Short Cut and most others name alike, and how their values were taken. Fields are named by
 * whoever programs the logger: any other stays unmapped.
 */
const FIELDS: readonly (readonly [name: RegExp, processing: RegExp, parameter: string])[] = [
  [/^air_?t(emp)?(c|f|_c|_f)?(_|\(|$)/i, /^(avg|smp)$/i, 'temperature'],
  [/^(rh|relhum(id)?)(_|\(|$)/i, /^(avg|smp)$/i, 'humidity'],
  [/^(bp|baro|baro_?press)(_|\(|$)/i, /^(avg|smp)$/i, 'pressure'],
  [/^(ws|wind_?speed)(_|\(|$)/i, /^(avg|smp|wvc)$/i, 'wind_speed'],
  [/^(wd|wind_?dir)(_|\(|$)/i, /^(smp|wvc)$/i, 'wind_direction'],
  [/^rain(_|\(|$)/i, /^tot$/i, 'rain'],
  [/^pm_?1(_0|\.0)?(_avg)?(\(|$)/i, /^(avg|smp)$/i, 'pm1'],
  [/^pm_?2[._]?5(_avg)?(\(|$)/i, /^(avg|smp)$/i, 'pm25'],
  [/^pm_?10(_avg)?(\(|$)/i, /^(avg|smp)$/i, 'pm10'],
  [/^batt_?v(olt)?(_|\(|$)/i, /^(min|avg|smp)$/i, 'battery'],
]
/** Times of extremes are no readings, nor is the number of the record. */
const NO_READINGS = /^(rn|tmx|tmn|ts)$/i

/**
 * A table of a Campbell Scientific logger as LoggerNet collects it: a line about the logger, names, units, and how each
 * value was processed. Times are as the clock of the logger, which most owners keep at standard time.
 */
export const toa5 = definePreset({
  id: 'toa5',
  name: { en: 'Campbell Scientific TOA5', es: 'Campbell Scientific TOA5' },
  source: 'help.campbellsci.com/loggernet-manual, Campbell Scientific File Formats, TOA5',
  tableOf(head) {
    const [format] = environment(head)
    const table = tableWith(head, ([first]) => first === 'TIMESTAMP', 2)
    return format === 'TOA5' && table?.skipLines === 1 && table.time !== null ? table : null
  },
  asks: (_, head) => [...(loggerSerial(head) === null ? [ask('serial')] : []), ask('zone')],
  map(table, answers, head) {
    const [, station = ''] = environment(head)
    return {
      ...serialOf({ serial: answers.serial ?? loggerSerial(head) ?? undefined }),
      type: 'Campbell Scientific',
      ...(station === '' ? {} : { name: station.slice(0, 100) }),
      ...layoutMap(table, MISSING),
      unitLines: 2,
      time: timeMap(table, answers),
      columns: mapColumns(table, columnsOf(table, head)),
    }
  },
})

/** Format, station, model and serial of the logger, and so on. */
const environment = ({ lines }: FileHead) => splitLine(lines[0] ?? '', ',')

function loggerSerial(head: FileHead): string | null {
  const [, , , serial = ''] = environment(head)
  return /^[A-Za-z0-9_-]{1,40}$/.test(serial) ? `campbell:${serial}` : null
}

function columnsOf(table: HeadTable, { lines }: FileHead): PresetColumn[] {
  const { headings, delimiter } = table
  const [units = [], processings = []] = [2, 3].map((at) => splitLine(lines[at] ?? '', delimiter))
  return headings.flatMap((name, index): PresetColumn[] => {
    const [unit = '', processing = ''] = [units[index], processings[index]]
    const isReading = name !== 'TIMESTAMP' && name !== 'RECORD' && !NO_READINGS.test(processing)
    if (!isReading || !isNumeric(table, index, MISSING)) return []
    const field = FIELDS.find(([names, ways]) => names.test(name) && ways.test(processing))
    return [{ index, parameter: field?.[2] ?? null, unit: unit.slice(0, 40), faults: FAULTS }]
  })
}
