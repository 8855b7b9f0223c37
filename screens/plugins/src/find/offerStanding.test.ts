import { describe, expect, it } from 'vitest'
import { offerStanding } from './offerStanding.ts'

const offer = { version: '1.2.0', problem: null, installed_version: null, installed_state: null }

describe('the state of an offer', () => {
  it.each([
    ['enabled', 'installed'],
    ['available', 'waiting'],
    ['disabled', 'disabled'],
  ] as const)('an installed offer that is %s has the state %s', (state, standing) => {
    const here = { ...offer, installed_version: '1.2.0', installed_state: state }
    expect(offerStanding(here)).toBe(standing)
    // Why it could not come again does not matter any more.
    expect(offerStanding({ ...here, problem: 'not allowed' })).toBe(standing)
  })

  it('rates an offer that is not installed as new or refused', () => {
    expect(offerStanding(offer)).toBe('new')
    expect(offerStanding({ ...offer, problem: 'not allowed' })).toBe('refused')
  })

  it('rates an offer newer than the installed version as an update', () => {
    const older = { ...offer, installed_version: '1.1.0', installed_state: 'disabled' } as const
    expect(offerStanding(older)).toBe('update')
  })
})
