import { describe, expect, it } from 'vitest'
import { fromDevice, issuePath, toPayload } from './mapping.ts'
import { thiamis } from './testsupport/thiamis.fixture.ts'

const defaults = {
  enable_led: true,
  led_aq: false,
  enable_battery: true,
  enable_temperature: true,
  enable_pressure: true,
  enable_humidity: true,
  enable_gps: true,
  pm_config: 'm3',
  voc_unit: 'ppb',
}

describe('reading the settings of a Thiamis', () => {
  it.each([
    ['that has none', undefined, {}],
    ['that are empty', {}, {}],
    [
      'with switches that were turned',
      { enable_led: 0, enable_gps: 0, led_aq: 1 },
      { enable_led: false, enable_gps: false, led_aq: true },
    ],
    ['with a switch that is no flag', { enable_led: 'off', led_aq: 2, enable_gps: null }, {}],
    [
      'with its units',
      { pm_config: 'CFT', voc_unit: 'ppm' },
      { pm_config: 'CFT', voc_unit: 'ppm' },
    ],
    ['with units that are none', { pm_config: 'litre', voc_unit: 7 }, {}],
    ['with settings of other forms', { interval: 60_000, colour: 'red' }, {}],
  ])('%s', (_, settings, expected) => {
    expect(fromDevice(thiamis(settings))).toEqual({ ...defaults, ...expected })
  })
})

describe('saving', () => {
  it('asks for flags as 0 and 1', () => {
    expect(toPayload(fromDevice(thiamis()))).toEqual({
      settings: {
        enable_led: 1,
        led_aq: 0,
        enable_battery: 1,
        enable_temperature: 1,
        enable_pressure: 1,
        enable_humidity: 1,
        enable_gps: 1,
        pm_config: 'm3',
        voc_unit: 'ppb',
      },
    })
  })

  it.each([
    [{}],
    [{ enable_led: 0, enable_battery: 0, pm_config: 'off' }],
    [{ enable_led: 0, led_aq: 1, enable_humidity: 0, voc_unit: 'ppm' }],
  ])('what was saved is read back: %j', (reported) => {
    const value = fromDevice(thiamis(reported))
    expect(fromDevice({ ...thiamis(), ...toPayload(value) })).toEqual(value)
  })
})

it.each([
  ['/settings/pm_config', '/pm_config'],
  ['/settings', '/settings'],
  ['/name', '/name'],
])('what is wrong at %s of the body is shown at %s', (path, field) => {
  expect(issuePath(path)).toBe(field)
})
