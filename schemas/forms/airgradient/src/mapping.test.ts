import { describe, expect, it } from 'vitest'
import { fromDevice, issuePath, toPayload } from './mapping.ts'
import { airGradient } from './testsupport/airGradient.fixture.ts'

const defaults = {
  pmStandard: 'ugm3',
  temperatureUnit: 'c',
  ledBarMode: 'co2',
  ledBarBrightness: 100,
  displayBrightness: 100,
  abcDays: 8,
  tvocLearningOffset: 12,
  noxLearningOffset: 12,
  monitorDisplayCompensatedValues: false,
}

describe('reading the requested settings of a monitor', () => {
  it.each([
    ['nothing', undefined, {}],
    ['its country', { country: 'TH' }, { country: 'TH' }],
    ['a country in small letters', { country: 'th' }, {}],
    ['a country that is not text', { country: 66 }, {}],
    [
      'the settings of its display',
      { pmStandard: 'us-aqi', temperatureUnit: 'f', monitorDisplayCompensatedValues: true },
      { pmStandard: 'us-aqi', temperatureUnit: 'f', monitorDisplayCompensatedValues: true },
    ],
    ['unknown words', { pmStandard: 'aqi', temperatureUnit: 'K', ledBarMode: 1 }, {}],
    ['a dark light bar', { ledBarBrightness: 0 }, { ledBarBrightness: 0 }],
    ['a brightness beyond its range', { ledBarBrightness: 101, displayBrightness: -1 }, {}],
    ['days at the ends of their range', { abcDays: 200 }, { abcDays: 200 }],
    ['days that are not whole numbers', { abcDays: 7.5, tvocLearningOffset: '12' }, {}],
    ['an offset beyond its range', { noxLearningOffset: 721 }, {}],
    ['a switch that is not boolean', { monitorDisplayCompensatedValues: 1 }, {}],
  ])('reads the settings of an AirGradient monitor: %s', (_, settings, expected) => {
    expect(fromDevice(airGradient(settings))).toEqual({ ...defaults, ...expected })
  })
})

describe('saving the settings of a monitor', () => {
  it('requests each setting by its own name', () => {
    const value = fromDevice(airGradient({ country: 'US' }))
    expect(toPayload(value)).toEqual({ settings: { country: 'US', ...defaults } })
  })

  it('leaves out an empty country', () => {
    const { settings } = toPayload({ ...fromDevice(airGradient()), country: undefined })
    expect(Object.keys(settings)).toEqual(Object.keys(defaults))
  })

  it.each([
    [{}],
    [{ country: 'ES', ledBarMode: 'off', ledBarBrightness: 0 }],
    [{ abcDays: 1, tvocLearningOffset: 720, monitorDisplayCompensatedValues: true }],
  ])('restores saved settings: %j', (asked) => {
    const value = fromDevice(airGradient(asked))
    expect(fromDevice({ ...airGradient(), ...toPayload(value) })).toEqual(value)
  })
})

it.each([
  ['/settings/abcDays', '/abcDays'],
  ['/settings', '/settings'],
  ['/name', '/name'],
])('shows an issue at %s in the field %s', (path, field) => {
  expect(issuePath(path)).toBe(field)
})
