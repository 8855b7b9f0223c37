import { describe, expect, it } from 'vitest'
import { fromDevice } from './mapping.ts'
import type { OzoneMonitorSettings } from './schema.ts'
import { settle } from './settle.ts'
import { ozoneMonitor } from './testsupport/ozoneMonitor.fixture.ts'

const cold = fromDevice(ozoneMonitor())
const heated: OzoneMonitorSettings = { ...cold, lamp_heater: true, lamp_temperature: 60 }

describe('settling the lamp', () => {
  it('starts a heated lamp at its usual temperature', () => {
    expect(settle(cold, { ...cold, lamp_heater: true })).toEqual({
      ...cold,
      lamp_heater: true,
      lamp_temperature: 52,
    })
  })

  it('keeps a given temperature', () => {
    expect(settle(cold, heated)).toEqual(heated)
  })

  it('drops the temperature with the heater', () => {
    expect(settle(heated, { ...heated, lamp_heater: false })).toEqual(cold)
  })

  it('leaves the temperature empty while it is retyped', () => {
    const { lamp_temperature: _, ...emptied } = heated
    expect(settle(heated, emptied)).toEqual(emptied)
  })

  it.each([
    ['on', cold, { ...cold, lamp_heater: true }],
    ['off', heated, { ...heated, lamp_heater: false }],
    ['nothing', heated, heated],
  ])('changes nothing when it is applied again: %s', (_, previous, next) => {
    const once = settle(previous, next)
    expect(settle(previous, once)).toEqual(once)
    expect(settle(once, once)).toEqual(once)
  })
})
