import { ALERT_STATES, type AlertState } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { compareAlertState, displayedAlertState } from './alertState.ts'

describe('the state of an alert', () => {
  it.each<[string, boolean | null, AlertState]>([
    ['activated', true, 'active'],
    ['activated', false, 'resolved'],
    ['activated', null, 'idle'],
    ['deactivated', true, 'deactivated'],
    ['deactivated', null, 'deactivated'],
  ])('stored %s with latest value %s is %s', (status, latestValue, expected) => {
    expect(displayedAlertState({ status, latestValue })).toBe(expected)
  })

  it('sorts active, resolved, idle, deactivated', () => {
    expect(ALERT_STATES.toReversed().toSorted(compareAlertState)).toEqual([
      'active',
      'resolved',
      'idle',
      'deactivated',
    ])
  })
})
