import { createPluginIntl } from '@airshed/kit'
import { expect, it } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import { settingName, settingValue } from './settingText.ts'

const intl = createPluginIntl({ en, es }, { locale: 'en_US', timezone: 'UTC' })
const inSpanish = createPluginIntl({ en, es }, { locale: 'es_ES', timezone: 'UTC' })

it('names known settings, and keeps the names of others', () => {
  expect(settingName('enable_led', intl)).toBe('Status light')
  expect(settingName('enable_led', inSpanish)).toBe('Luz de estado')
  expect(settingName('fan_curve', intl)).toBe('fan_curve')
  expect(settingName('toString', intl)).toBe('toString')
})

it.each([
  ['interval', 300_000, '5 min'],
  ['enable_gps', 1, 'On'],
  ['led_aq', 0, 'Off'],
  ['monitorDisplayCompensatedValues', true, 'On'],
  ['pm_config', 'CFT', 'CFT'],
  ['noxLearningOffset', 0.5, '0.5'],
  [
    'scheduler',
    { 1: { 8: [75, 'auto'], 9: [75, 'auto'] }, 7: { 0: [0, 'manual'] } },
    '3 hours a week',
  ],
  ['scheduler', {}, 'None'],
  ['scheduler', 'always', 'None'],
  ['automation_devices', ['1C00A3F7:0', '1C00A3F8:0'], '1C00A3F7:0, 1C00A3F8:0'],
  ['automation_devices', [], 'None'],
  ['bluetooth_share', 1, 'On'],
  ['temp_f', 0, 'Off'],
  ['units', { pressure: 'inHg', windspeed: 'auto' }, 'Pressure inHg, Wind speed automatic'],
  ['units', { light: 'lx' }, 'units.light lx'],
  ['units', 'imperial', 'imperial'],
  ['channels', [{ name: 'Depth' }, { name: '' }, null], 'Depth, 2, 3'],
  ['channels', [], 'None'],
  ['fan_curve', [1, 2], '[1,2]'],
  ['fan_curve', undefined, ''],
])('writes the value of %s in words', (name, value, expected) => {
  expect(settingValue(name, value, intl)).toBe(expected)
})
