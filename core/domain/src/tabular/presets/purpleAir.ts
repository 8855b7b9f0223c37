import { purpleAirSerial } from '../../devices/purpleAirSerial.ts'
import { definePreset } from './definePreset.ts'
import { cellsOf, tableWith, type HeadTable } from './fileHead.ts'
import { mapColumns, type PresetColumn } from './tableColumns.ts'
import { layoutMap } from './tableMap.ts'

const MASSES: ReadonlyMap<string, string> = new Map([
  ['pm1_0', 'pm1'],
  ['pm2_5', 'pm25'],
  ['pm10_0', 'pm10'],
])
const OTHERS: ReadonlyMap<string, readonly [parameter: string | null, unit: string]> = new Map([
  ['current_temp_f', ['temperature', '°F']],
  ['current_humidity', ['humidity', '%']],
  ['current_dewpoint_f', [null, '°F']],
  ['pressure', ['pressure', 'hPa']],
  ['rssi', ['signal', 'dBm']],
])

/**
 * The SD card of a PurpleAir: times in UTC, °F, mbar, and two particle counters, of which the second has columns that end
 * with `_b`; those stay unmapped, as a data point has one value for each time. Older firmware swapped the labels of its
 * two estimates of mass, CF=1 and ATM, and has ATM first; in every version the first three masses are CF=1 and the next
 * three ATM, as the source explains.
 */
export const purpleAir = definePreset({
  id: 'purpleair',
  name: { en: 'PurpleAir SD card', es: 'Tarjeta SD de PurpleAir' },
  source:
    'PurpleAir, Using PurpleAir data, “PA-II-SD data format”: docs.google.com/document/d/15ijz94dXJ-YAZLi9iZ_RaBwrZ4KtYeCy08goGBwnbCU',
  tableOf: (head) =>
    tableWith(head, (cells) =>
      ['UTCDateTime', 'mac_address', 'pm2_5_atm', 'pm2_5_cf_1'].every((name) =>
        cells.includes(name),
      ),
    ),
  asks: () => [],
  map(table, answers) {
    const [mac = ''] = cellsOf(table, table.headings.indexOf('mac_address'))
    const [time = ''] = cellsOf(table, table.headings.indexOf('UTCDateTime'))
    const serial = answers.serial ?? purpleAirSerial(mac)
    return {
      type: 'PurpleAir',
      ...layoutMap(table),
      ...(serial === null
        ? { device: { column: 'mac_address', prefix: 'purpleair:' } }
        : { serial, rows: [{ column: 'mac_address', is: [mac] }] }),
      time: {
        column: 'UTCDateTime',
        format: `yyyy/MM/dd'T'HH:mm:ss'${/z$/i.exec(time)?.[0] ?? ''}'`,
        zone: 'UTC',
      },
      columns: mapColumns(table, columnsOf(table)),
    }
  },
})

function columnsOf({ headings }: HeadTable): PresetColumn[] {
  const areSwapped = headings.indexOf('pm2_5_atm') < headings.indexOf('pm2_5_cf_1')
  const ambient = areSwapped ? 'cf_1' : 'atm'
  return headings.flatMap((heading, index): PresetColumn[] => {
    const [parameter, unit] = OTHERS.get(heading) ?? []
    if (parameter !== undefined && unit !== undefined) return [{ index, parameter, unit }]
    const [, size = '', estimate, channel] = /^(pm\d+_\d)_(atm|cf_1)(_b)?$/.exec(heading) ?? []
    if (!MASSES.has(size)) return []
    const isMapped = estimate === ambient && channel === undefined
    return [{ index, parameter: isMapped ? (MASSES.get(size) ?? null) : null, unit: 'µg/m³' }]
  })
}
