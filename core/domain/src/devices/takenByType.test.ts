import { expect, it } from 'vitest'
import { hasSetting, takesCommand, takesSetting } from './takenByType.ts'

const SENSOR = '1C00A3F7.1.2.1'

it.each([
  ['Thiamis-1000', 'format', null, true],
  ['Purifier', 'format', null, false],
  ['Purifier', 'blink', null, true],
  ['AirGradient Indoor', 'blink', null, false],
  ['airRohr', 'blink', null, false],
  ['Purifier', 'auto_zero', SENSOR, true],
  ['AirGradient Indoor', 'auto_zero', SENSOR, false],
  ['Thiamis-1000', 'auto_zero', null, false],
] as const)('a %s takes the command %s for the sensor %s: %s', (type, name, sensor, isTaken) => {
  expect(takesCommand(type, { name, sensor_id: sensor })).toBe(isTaken)
})

it.each([
  ['Thiamis-1000', '', 'voc_unit', true],
  ['Purifier', '', 'voc_unit', false],
  ['Purifier', '', 'interval', true],
  ['airRohr', '', 'interval', false],
  ['Generic', '', 'endpoint', true],
  ['AirGradient Indoor', '', 'endpoint', false],
  ['Generic', SENSOR, 'debug', true],
  ['airRohr', SENSOR, 'debug', false],
  ['Generic', '', 'toString', false],
] as const)('a %s with the sensor "%s" takes the setting %s: %s', (type, sensor, name, isTaken) => {
  expect(takesSetting(type, sensor, name)).toBe(isTaken)
})

it('leaves out of the settings of a type what has a call of its own', () => {
  expect(hasSetting('Thiamis-1000', 'endpoint')).toBe(false)
})
