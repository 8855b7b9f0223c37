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

describe('reading what a monitor was asked for', () => {
  it.each([
    ['nothing', undefined, {}],
    ['its country', { country: 'TH' }, { country: 'TH' }],
    ['a country in small letters', { country: 'th' }, {}],
    ['a country that is no text', { country: 66 }, {}],
    [
      'what its display shows',
      { pmStandard: 'us-aqi', temperatureUnit: 'f', monitorDisplayCompensatedValues: true },
      { pmStandard: 'us-aqi', temperatureUnit: 'f', monitorDisplayCompensatedValues: true },
    ],
    ['words that it does not know', { pmStandard: 'aqi', temperatureUnit: 'K', ledBarMode: 1 }, {}],
    ['a bar that is dark', { ledBarBrightness: 0 }, { ledBarBrightness: 0 }],
    ['a brightness beyond its ends', { ledBarBrightness: 101, displayBrightness: -1 }, {}],
    ['days at their ends', { abcDays: 200 }, { abcDays: 200 }],
    ['days that are no whole number', { abcDays: 7.5, tvocLearningOffset: '12' }, {}],
    ['an offset beyond its end', { noxLearningOffset: 721 }, {}],
    ['a switch that is no boolean', { monitorDisplayCompensatedValues: 1 }, {}],
  ])('%s', (_, settings, expected) => {
    expect(fromDevice(airGradient(settings))).toEqual({ ...defaults, ...expected })
  })
})

describe('saving', () => {
  it('asks for each setting by its own name', () => {
    const value = fromDevice(airGradient({ country: 'US' }))
    expect(toPayload(value)).toEqual({ settings: { country: 'US', ...defaults } })
  })

  it('leaves out a country that is empty', () => {
    const { settings } = toPayload({ ...fromDevice(airGradient()), country: undefined })
    expect(Object.keys(settings)).toEqual(Object.keys(defaults))
  })

  it.each([
    [{}],
    [{ country: 'ES', ledBarMode: 'off', ledBarBrightness: 0 }],
    [{ abcDays: 1, tvocLearningOffset: 720, monitorDisplayCompensatedValues: true }],
  ])('what was saved is read back: %j', (asked) => {
    const value = fromDevice(airGradient(asked))
    expect(fromDevice({ ...airGradient(), ...toPayload(value) })).toEqual(value)
  })
})

it.each([
  ['/settings/abcDays', '/abcDays'],
  ['/settings', '/settings'],
  ['/name', '/name'],
])('what is wrong at %s of the body is shown at %s', (path, field) => {
  expect(issuePath(path)).toBe(field)
})
