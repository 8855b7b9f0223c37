import { describe, expect, it } from 'vitest'
import { fromDevice } from './mapping.ts'
import type { DustTrakSettings } from './schema.ts'
import { settle } from './settle.ts'
import { dustTrak } from './testsupport/dustTrak.fixture.ts'

const factory = fromDevice(dustTrak({ profile: 'factory' }))
const custom: DustTrakSettings = {
  ...factory,
  profile: 'custom',
  photometric_calibration: 0.38,
  size_correction: 2,
}

describe('settling the profile', () => {
  it('starts the custom profile without a correction', () => {
    expect(settle(factory, { ...factory, profile: 'custom' })).toEqual({
      ...factory,
      profile: 'custom',
      photometric_calibration: 1,
      size_correction: 1,
    })
  })

  it('keeps given factors', () => {
    expect(settle(factory, custom)).toEqual(custom)
  })

  it('drops the factors with the custom profile', () => {
    expect(settle(custom, { ...custom, profile: 'ambient' })).toEqual({
      ...factory,
      profile: 'ambient',
    })
  })

  it('leaves a factor empty while it is retyped', () => {
    const { size_correction: _, ...emptied } = custom
    expect(settle(custom, emptied)).toEqual(emptied)
  })

  it.each([
    ['to custom', factory, { ...factory, profile: 'custom' }],
    ['from custom', custom, { ...custom, profile: 'factory' }],
    ['nowhere', custom, custom],
  ])('changes nothing when it is applied again: %s', (_, previous, next) => {
    const once = settle(previous, next)
    expect(settle(previous, once)).toEqual(once)
    expect(settle(once, once)).toEqual(once)
  })
})
