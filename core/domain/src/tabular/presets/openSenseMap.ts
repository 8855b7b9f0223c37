import type { ImportMapColumn } from '@airshed/schemas'
import { definePreset } from './definePreset.ts'
import { tableWith } from './fileHead.ts'
import { ask } from './preset.ts'
import { layoutMap, serialOf } from './tableMap.ts'

/**
 * Titles of sensors, which their owners choose, most of them from the lists of openSenseMap in English and German; a file
 * with a unit for each value tells a parameter from another of the same title.
 */
const TITLES: Readonly<Record<string, readonly string[]>> = {
  pm1: ['PM1', 'PM1.0', 'PM 1'],
  pm25: ['PM2.5', 'PM25', 'PM 2.5'],
  pm4: ['PM4', 'PM 4'],
  pm10: ['PM10', 'PM 10'],
  temperature: ['Temperatur', 'Temperature', 'Lufttemperatur', 'Air Temperature'],
  humidity: [
    'rel. Luftfeuchte',
    'Relative Luftfeuchte',
    'Luftfeuchtigkeit',
    'Luftfeuchte',
    'Humidity',
    'Relative Humidity',
    'rel. Humidity',
  ],
  pressure: ['Luftdruck', 'Air Pressure', 'Pressure', 'Air pressure'],
  co2: ['CO2', 'CO₂', 'CO2-Konzentration'],
  wind_speed: ['Windgeschwindigkeit', 'Wind speed', 'Wind Speed'],
  wind_direction: ['Windrichtung', 'Wind direction', 'Wind Direction'],
}

/**
 * Measurements that are downloaded from openSenseMap, one value a row, with the columns `phenomenon` and `unit` among
 * those that were chosen. Rows of any other phenomenon are left out, and a value in a unit that does not become that of
 * its parameter is refused: a temperature never counts as PM2.5. Times are in UTC. Each box is a device; without `boxId`,
 * each sensor is, unless a serial is given for them together.
 */
export const openSenseMap = definePreset({
  id: 'opensensemap',
  name: { en: 'openSenseMap', es: 'openSenseMap' },
  source: 'docs.opensensemap.org, Measurements: getDataMulti',
  tableOf: (head) =>
    tableWith(head, (cells) =>
      ['createdAt', 'value', 'phenomenon', 'unit'].every((name) => cells.includes(name)),
    ),
  asks: ({ headings }) =>
    headings.includes('boxId') || headings.includes('sensorId') ? [] : [ask('serial')],
  map(table, answers) {
    const device = ['boxId', 'sensorId'].find((column) => table.headings.includes(column))
    return {
      type: 'senseBox',
      ...(answers.serial === undefined && device !== undefined
        ? { device: { column: device, prefix: 'opensensemap:' } }
        : serialOf(answers)),
      ...layoutMap(table),
      time: { column: 'createdAt', format: 'iso', zone: 'UTC' },
      long: { name: 'phenomenon', value: 'value', unit: 'unit' },
      columns: Object.fromEntries(
        Object.entries(TITLES).flatMap(([parameter, titles]) =>
          titles.map((title): [string, ImportMapColumn] => [title, { parameter }]),
        ),
      ),
    }
  },
})
