import { definePreset } from './definePreset.ts'
import { tableWith } from './fileHead.ts'
import { mapColumns, type PresetColumn } from './tableColumns.ts'
import { layoutMap } from './tableMap.ts'

const COLUMNS: ReadonlyMap<string, readonly [parameter: string | null, unit: string]> = new Map([
  ['P0', ['pm1', 'µg/m³']],
  ['P1', ['pm10', 'µg/m³']],
  ['P2', ['pm25', 'µg/m³']],
  ['P4', ['pm4', 'µg/m³']],
  ['temperature', ['temperature', '°C']],
  ['humidity', ['humidity', '%']],
  ['pressure', ['pressure', 'Pa']],
  ['pressure_sealevel', [null, 'Pa']],
  ['noise_LAeq', ['laeq', 'dB(A)']],
  ['noise_LA_min', ['lamin', 'dB(A)']],
  ['noise_LA_max', ['lamax', 'dB(A)']],
  ['co2_ppm', ['co2', 'ppm']],
])

/** The instruments that report counts of particles as `P1` and `P2`. */
const COUNTERS = ['PPD42NS']
/** What other firmware wrote instead of a value. */
const MISSING = ['unavailable', 'unknown', 'None', '%.1f']
/**
 * Temperatures of a DS18B20 after it lost power, and of one that does not answer (Maxim DS18B20 data sheet; DallasTemperature.h:
 * DEVICE_DISCONNECTED_C), and of airRohr without a value.
 */
const TEMPERATURE_FAULTS = [85, -127, -128]

/**
 * A file of the archive of Sensor.Community, of one sensor and day, or of all sensors of a kind and a month. Its sensors
 * have numbers that the firmware does not know, so they are devices of their own. P1 is PM10, P2 is PM2.5, pressure is in
 * Pa, times are in UTC.
 */
export const sensorCommunity = definePreset({
  id: 'sensor-community',
  name: { en: 'Sensor.Community archive', es: 'Archivo de Sensor.Community' },
  source: 'archive.sensor.community',
  tableOf: (head) =>
    tableWith(head, (cells) =>
      ['sensor_id', 'sensor_type', 'location', 'timestamp'].every((name) => cells.includes(name)),
    ),
  asks: () => [],
  map: (table) => ({
    type: 'airRohr',
    ...layoutMap(table, MISSING),
    device: { column: 'sensor_id', prefix: 'sensorcommunity:' },
    rows: [{ column: 'sensor_type', isNot: COUNTERS }],
    time: { column: 'timestamp', format: 'iso', zone: 'UTC' },
    columns: mapColumns(
      table,
      table.headings.flatMap((heading, index): PresetColumn[] => {
        const [parameter, unit] = COLUMNS.get(heading) ?? []
        if (parameter === undefined || unit === undefined) return []
        const isTemperature = heading === 'temperature'
        return [
          { index, parameter, unit, ...(isTemperature ? { faults: TEMPERATURE_FAULTS } : {}) },
        ]
      }),
    ),
  }),
})
