import { describe, expect, it } from 'vitest'
import { ownZone } from './ownZone.ts'

describe('the local days of devices', () => {
  const [lisbon, york] = [{ timezone: 'Europe/Lisbon' }, { timezone: 'America/New_York' }]
  it.each([
    ['of their zone, where all are in one', [york, york], 'America/New_York'],
    ['of the page, where that is it', [lisbon], null],
    ['of the page, where they are in several', [lisbon, york], null],
    ['of the page, where theirs is none', [{ timezone: 'Mars/Olympus' }], null],
    ['of the page, without devices', [], null],
  ])('takes the local days %s', (_, devices, expected) => {
    expect(ownZone(devices, 'Europe/Lisbon')).toBe(expected)
  })
})
