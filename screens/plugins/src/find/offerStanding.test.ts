import { describe, expect, it } from 'vitest'
import { offerStanding } from './offerStanding.ts'

const offer = { version: '1.2.0', problem: null, installed_version: null, installed_state: null }

describe('an offer', () => {
  it.each([
    ['enabled', 'installed'],
    ['available', 'waiting'],
    ['disabled', 'disabled'],
  ] as const)('whose version is here and %s is %s', (state, standing) => {
    const here = { ...offer, installed_version: '1.2.0', installed_state: state }
    expect(offerStanding(here)).toBe(standing)
    // Why it could not come again does not matter any more.
    expect(offerStanding({ ...here, problem: 'not allowed' })).toBe(standing)
  })

  it('that is not here is new, or refused', () => {
    expect(offerStanding(offer)).toBe('new')
    expect(offerStanding({ ...offer, problem: 'not allowed' })).toBe('refused')
  })

  it('that is newer than what is here is an update, whatever became of that', () => {
    const older = { ...offer, installed_version: '1.1.0', installed_state: 'disabled' } as const
    expect(offerStanding(older)).toBe('update')
  })
})
