import { describe, expect, it } from 'vitest'
import { isSameSetting, settingState, type SettingFacts } from './settingState.ts'

const facts = (some: Partial<SettingFacts>): SettingFacts => ({
  desired: 60_000,
  desiredVersion: 3,
  reported: 30_000,
  refusedVersion: null,
  fetchedVersion: 0,
  ...some,
})

describe('a setting', () => {
  it.each<[string, Partial<SettingFacts>, string]>([
    ['that nobody asked for is as the device reports it', { desired: undefined }, 'reported'],
    ['waits until the device reports it', {}, 'waiting'],
    ['waits while the device has reported nothing', { reported: undefined }, 'waiting'],
    ['is applied once the device reports it', { reported: 60_000 }, 'applied'],
    ['is refused with its version', { refusedVersion: 3 }, 'refused'],
    ['is refused with a later version', { refusedVersion: 4 }, 'refused'],
    ['waits again once another value was asked for', { refusedVersion: 2 }, 'waiting'],
    [
      'that was refused once is applied when the device has it',
      { refusedVersion: 3, reported: 60_000 },
      'applied',
    ],
  ])('a device setting %s', (_, some, state) => {
    expect(settingState(facts(some), 'airshed')).toBe(state)
  })

  it('shows a setting of a monitor that never confirms as fetched, never as applied', () => {
    const fetched = facts({ reported: 60_000, fetchedVersion: 3 })
    expect(settingState(fetched, 'airgradient')).toBe('fetched')
    expect(settingState({ ...fetched, fetchedVersion: 2 }, 'airgradient')).toBe('waiting')
  })
})

it.each<[unknown, unknown, boolean]>([
  [1.02, 1.0199999809265137, true],
  [1.02, 1.021, false],
  [0, 0, true],
  [0, false, false],
  [null, null, true],
  [null, {}, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [{ a: 1, b: { c: 0.1 } }, { b: { c: 0.10000000149011612 }, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: undefined }, { b: undefined }, false],
])('%j and %j are the same to a device: %s', (a, b, isSame) => {
  expect(isSameSetting(a, b)).toBe(isSame)
})
