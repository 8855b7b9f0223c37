import { definePreset } from './definePreset.ts'
import { cellsOf, tableWith } from './fileHead.ts'
import { ask } from './preset.ts'
import { mapColumns, type PresetColumn } from './tableColumns.ts'
import { layoutMap } from './tableMap.ts'

/** What the firmware writes for an instrument that does not answer (src/Main/utils.cpp: INVALID_…). */
const NONE = -1
const NO_TEMPERATURE = -1000

const COLUMNS: ReadonlyMap<string, Omit<PresetColumn, 'index'>> = new Map([
  ['pm0.3 count', { parameter: null, unit: '1/dL', faults: [NONE] }],
  ['pm2.5', { parameter: 'pm25', unit: 'µg/m³', faults: [NONE] }],
  ['temp', { parameter: 'temperature', unit: '°C', faults: [NO_TEMPERATURE] }],
  ['rhum', { parameter: 'humidity', unit: '%', faults: [NONE] }],
  ['co2', { parameter: 'co2', unit: 'ppm', faults: [NONE] }],
  ['tvoc', { parameter: 'voc_index', unit: '', faults: [NONE] }],
  ['tvoc raw', { parameter: null, unit: '', faults: [NONE] }],
  ['nox', { parameter: 'nox_index', unit: '', faults: [NONE] }],
  ['nox raw', { parameter: null, unit: '', faults: [NONE] }],
])

/**
 * What an AirGradient monitor in its local storage mode lets download as `/storage`. Its dates have no year, and its
 * clock is set to the time that somebody reads on theirs. PM2.5 is what the monitor shows: corrected, if it is set to.
 */
export const airGradient = definePreset({
  id: 'airgradient',
  name: { en: 'AirGradient local storage', es: 'Almacenamiento local de AirGradient' },
  source:
    'github.com/airgradienthq/arduino, branch feat/local-storage, src/AgValue.cpp: saveLocalStorage',
  tableOf: (head) =>
    tableWith(
      head,
      ([first, ...others]) =>
        first === 'datetime' && ['pm0.3 count', 'tvoc raw'].every((name) => others.includes(name)),
    ),
  asks(table) {
    const [cell = null] = cellsOf(table, 0)
    return [ask('serial'), ask('zone'), ask('year', cell)]
  },
  map: (table, { serial, zone, year }) => ({
    ...(serial === undefined ? {} : { serial: prefixed(serial) }),
    type: 'AirGradient',
    ...layoutMap(table),
    time: {
      column: 'datetime',
      format: 'dd/MM HH:mm:ss',
      ...(zone === undefined ? {} : { zone }),
      ...(year === undefined ? {} : { year }),
    },
    columns: mapColumns(
      table,
      table.headings.flatMap((heading, index) => {
        const column = COLUMNS.get(heading)
        return column === undefined ? [] : [{ ...column, index }]
      }),
    ),
  }),
})

/** Monitors that report have serials with this prefix. */
const prefixed = (serial: string) =>
  serial.includes(':') ? serial : `airgradient:${serial.toLowerCase()}`
