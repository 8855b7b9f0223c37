import { describe, expect, it } from 'vitest'
import { fromDevice, issuePath, toPayload } from './mapping.ts'
import { thiamis } from './testsupport/thiamis.fixture.ts'

const depth = { name: 'Depth', unit: 'm', enabled: 0, factor: 2, offset: -0.1 }

const defaults = {
  enabled: true,
  debug: false,
  bluetooth_share: false,
  enable_led: true,
  led_aq: false,
  enable_battery: true,
  enable_temperature: true,
  enable_pressure: true,
  enable_humidity: true,
  enable_gps: true,
  pm_config: 'm3',
  voc_unit: 'ppb',
  temp_f: false,
  units: {},
  channels: [],
}

describe('reading the settings of a Thiamis', () => {
  it.each([
    ['that has none', undefined, {}],
    ['that are empty', {}, {}],
    [
      'with switches that were set',
      { enable_led: 0, enable_gps: 0, led_aq: 1 },
      { enable_led: false, enable_gps: false, led_aq: true },
    ],
    ['with a switch that is not a flag', { enable_led: 'off', led_aq: 2, enable_gps: null }, {}],
    [
      'with its units',
      { pm_config: 'CFT', voc_unit: 'ppm' },
      { pm_config: 'CFT', voc_unit: 'ppm' },
    ],
    ['with unknown units', { pm_config: 'litre', voc_unit: 7 }, {}],
    [
      'with the units that it reports in',
      { units: { pressure: 'inHg', windspeed: 'auto', temperature: 'K' }, temp_f: 1 },
      { units: { pressure: 'inHg', windspeed: 'auto' }, temp_f: true },
    ],
    ['with units that are not an object', { units: 'imperial' }, {}],
    ['with its channels', { channels: [depth] }, { channels: [{ ...depth, enabled: false }] }],
    [
      'with its other switches',
      { enabled: 0, debug: 1, bluetooth_share: 1 },
      { enabled: false, debug: true, bluetooth_share: true },
    ],
    ['with settings of other forms', { interval: 60_000, colour: 'red' }, {}],
  ])('reads the settings of a Thiamis %s', (_, settings, expected) => {
    expect(fromDevice(thiamis(settings))).toEqual({ ...defaults, ...expected })
  })
})

describe('saving the settings of a Thiamis', () => {
  it('writes flags as 0 and 1', () => {
    expect(toPayload(fromDevice(thiamis()))).toEqual({
      settings: {
        enabled: 1,
        debug: 0,
        bluetooth_share: 0,
        enable_led: 1,
        led_aq: 0,
        enable_battery: 1,
        enable_temperature: 1,
        enable_pressure: 1,
        enable_humidity: 1,
        enable_gps: 1,
        pm_config: 'm3',
        voc_unit: 'ppb',
        temp_f: 0,
        units: {},
        channels: [],
      },
    })
  })

  it.each([
    [{}],
    [{ enable_led: 0, enable_battery: 0, pm_config: 'off' }],
    [{ enable_led: 0, led_aq: 1, enable_humidity: 0, voc_unit: 'ppm' }],
    [{ units: { pressure: 'bar', precipitation: 'mm' }, channels: [depth], bluetooth_share: 1 }],
  ])('restores saved settings: %j', (reported) => {
    const value = fromDevice(thiamis(reported))
    expect(fromDevice({ ...thiamis(), ...toPayload(value) })).toEqual(value)
  })
})

it.each([
  ['/settings/pm_config', '/pm_config'],
  ['/settings', '/settings'],
  ['/name', '/name'],
])('shows an issue at %s in the field %s', (path, field) => {
  expect(issuePath(path)).toBe(field)
})
