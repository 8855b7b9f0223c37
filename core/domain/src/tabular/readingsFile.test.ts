import { MEASUREMENT_FLAGS } from '@airshed/schemas'
import { expect, it } from 'vitest'
import {
  flagsOfText,
  flagText,
  intervalComment,
  isWidgetTable,
  readingsEnd,
  statedInterval,
  statedReadings,
} from './readingsFile.ts'

it('flags of every combination are read as they were written, in any order', () => {
  const bits = Object.values(MEASUREMENT_FLAGS)
  const all = bits.reduce((sum: number, bit) => sum | bit, 0)
  for (let flags = 0; flags <= all; flags += 1) {
    if ((flags & all) !== flags) continue
    expect(flagsOfText(flagText(flags))).toBe(flags)
    expect(flagsOfText(flagText(flags).split(' ').toReversed().join('  '))).toBe(flags)
  }
  expect(flagsOfText('sensorFault unsetClock')).toBe(33)
})

it.each(['SensorFault', '16', 'invalid,implausible', 'constructor', 'toString'])(
  'reads no flag from %s',
  (words) => expect(flagsOfText(words)).toBeNull(),
)

it('reads back what a comment line states', () => {
  expect(statedReadings(`# ${readingsEnd(10_000_000)}`)).toBe(10_000_000)
  expect(statedReadings('# End: many readings')).toBeNull()
  const words = 'Roof: a, reports every 5 s now, no unit'
  const comment = `# ${intervalComment('1C00A3F7.0.0.0/raw:a:b', words, 1500)}`
  expect(statedInterval(comment)).toEqual({ id: '1C00A3F7.0.0.0/raw:a:b', intervalMs: 1500 })
  expect(statedInterval('# Times: ISO 8601')).toBeNull()
})

it.each([
  [['Time, UTC', 'Time, ISO 8601', 'PM2.5, µg/m³, 1 h mean'], true],
  [['Hora, Europe/Madrid', 'Hora, ISO 8601', 'CO2, ppm'], true],
  [['time', 'value'], false],
])('recognizes headings %j as of a table of a widget: %s', (headings, expected) => {
  expect(isWidgetTable(headings)).toBe(expected)
})
