import type { AlertState } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import { alertStateRank, displayedAlertState } from './alertState.ts'

describe('the state of an alert', () => {
  it.each<[string, boolean | null, boolean, AlertState]>([
    ['activated', true, false, 'active'],
    ['activated', false, false, 'resolved'],
    ['activated', false, true, 'no_data'],
    ['activated', null, false, 'idle'],
    ['deactivated', true, false, 'deactivated'],
    ['deactivated', false, true, 'deactivated'],
    ['deactivated', null, false, 'deactivated'],
  ])(
    'an alert stored %s with latest value %s, lacking data %s, is %s',
    (status, latestValue, lacksData, expected) => {
      expect(displayedAlertState({ status, latestValue, lacksData })).toBe(expected)
    },
  )

  it('sorts active, no data, resolved, idle, deactivated', () => {
    const sorted = ['active', 'no_data', 'resolved', 'idle', 'deactivated'] as const
    expect(sorted.map(alertStateRank)).toEqual([0, 1, 2, 3, 4])
  })
})
