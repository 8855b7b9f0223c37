import { describe, expect, it } from 'vitest'
import { stateOfOffer } from './stateOfOffer.ts'

const offer = { version: '1.2.0', problem: null, installed_version: null, installed_state: null }

describe('the state of an offer', () => {
  it.each([
    ['enabled', 'installed'],
    ['available', 'waiting'],
    ['disabled', 'disabled'],
  ] as const)('an installed offer that is %s has the state %s', (state, expected) => {
    const here = { ...offer, installed_version: '1.2.0', installed_state: state }
    expect(stateOfOffer(here)).toBe(expected)
    // Why it could not come again does not matter any more.
    expect(stateOfOffer({ ...here, problem: 'not allowed' })).toBe(expected)
  })

  it('rates an offer that is not installed as new or refused', () => {
    expect(stateOfOffer(offer)).toBe('new')
    expect(stateOfOffer({ ...offer, problem: 'not allowed' })).toBe('refused')
  })

  it('rates an offer newer than the installed version as an update', () => {
    const older = { ...offer, installed_version: '1.1.0', installed_state: 'disabled' } as const
    expect(stateOfOffer(older)).toBe('update')
  })
})
