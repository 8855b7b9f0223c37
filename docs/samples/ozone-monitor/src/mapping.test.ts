import { describe, expect, it } from 'vitest'
import { fromDevice, toPayload } from './mapping.ts'
import { ozoneMonitor } from './testsupport/ozoneMonitor.fixture.ts'

const defaults = {
  enabled: true,
  averaging_time: 60,
  flow: 1,
  zero_offset: 0,
  span_factor: 1,
  lamp_heater: false,
  data_logging: true,
}

describe('reading what an ozone monitor reports', () => {
  it.each([
    ['nothing', {}, {}],
    ['its averaging', { averaging_time: 300 }, { averaging_time: 300 }],
    ['an averaging that is not a number', { averaging_time: 'long' }, {}],
    ['factors in single precision', { span_factor: 1.0199999809265137 }, { span_factor: 1.02 }],
    ['a flow between two steps', { flow: 1.0237 }, { flow: 1 }],
    ['a negative offset', { zero_offset: -1.2000000476837158 }, { zero_offset: -1.2 }],
    [
      'a heated lamp',
      { lamp_heater: 1, lamp_temperature: 55 },
      { lamp_heater: true, lamp_temperature: 55 },
    ],
    [
      'a heated lamp without a temperature',
      { lamp_heater: 1 },
      { lamp_heater: true, lamp_temperature: 52 },
    ],
    ['the temperature of an unheated lamp', { lamp_heater: 0, lamp_temperature: 55 }, {}],
    ['data logging switched off', { data_logging: 0 }, { data_logging: false }],
  ])('reads the settings of an ozone monitor: %s', (_, reported, expected) => {
    expect(fromDevice(ozoneMonitor(reported))).toEqual({ ...defaults, ...expected })
  })

  it('reads whether the monitor is on', () => {
    expect(fromDevice({ ...ozoneMonitor(), enabled: 0 }).enabled).toBe(false)
  })
})

describe('saving the settings of an ozone monitor', () => {
  it('writes flags as 0 and 1 and the rest as configuration', () => {
    expect(toPayload(fromDevice(ozoneMonitor({ lamp_heater: 1, lamp_temperature: 50 })))).toEqual({
      enabled: 1,
      configuration: {
        averaging_time: 60,
        flow: 1,
        zero_offset: 0,
        span_factor: 1,
        lamp_heater: 1,
        lamp_temperature: 50,
        data_logging: 1,
      },
    })
  })

  it('leaves out a flag that the form did not have', () => {
    const { enabled: _, ...settings } = fromDevice(ozoneMonitor())
    expect(toPayload(settings)).not.toHaveProperty('enabled')
  })

  it.each([
    [{}],
    [{ averaging_time: 10, flow: 2.5, zero_offset: -50, span_factor: 0.5 }],
    [{ lamp_heater: 1, lamp_temperature: 65, data_logging: 0 }],
  ])('restores saved settings: %j', (configuration) => {
    const settings = fromDevice(ozoneMonitor(configuration))
    expect(fromDevice({ ...ozoneMonitor(), ...toPayload(settings) })).toEqual(settings)
  })
})
