import type { AlertHistory } from '@airshed/console-kit'
import { alertChange, alertDetails } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { stateSince, withBeginning, withoutFirstState } from './episode.ts'

const began = alertChange(1000, true)
const over = alertChange(2000, false)
const lost = alertChange(1500, false, { lacks_data: true })

describe('the time since when an alert has its state', () => {
  it.each([
    ['active, since the activity began', 'active', [began], 1000],
    ['active, since the last trigger while the history is unknown', 'active', [], 900],
    ['resolved, since the activity ended', 'resolved', [began, over], 2000],
    ['resolved, unknown while the history is unknown', 'resolved', [], null],
    ['no data, since the readings were found missing', 'no_data', [began, lost], 1500],
    ['resolved, unknown while only a time without data is known', 'resolved', [lost], null],
    ['idle, since the rules are evaluated', 'idle', [], 500],
    ['deactivated, unknown', 'deactivated', [began, over], null],
  ] as const)('dates the state of an alert: %s', (_, statusType, latest, expected) => {
    const alert = alertDetails(0, { statusType, lastTriggeredTs: 900, judged_from: 500 })
    expect(stateSince(alert, latest)).toBe(expected)
  })
})

describe('a history that begins during an activity', () => {
  const history: AlertHistory = {
    from: 1500,
    to: 3000,
    before: true,
    lacked_data_before: false,
    changes: [over],
    is_cut: false,
  }

  it('completes a history with the beginning of the activity that it starts in', () => {
    expect(withBeginning(history, [began, over])).toMatchObject({
      before: false,
      changes: [began, over],
    })
  })

  it('completes a history with the beginning of the time without data that it starts in', () => {
    const lasting = { ...history, from: 1800, before: false, lacked_data_before: true }
    expect(withBeginning(lasting, [began, lost])).toMatchObject({
      lacked_data_before: false,
      changes: [lost, over],
    })
    expect(withBeginning(lasting, [began])).toBe(lasting)
  })

  it.each([
    ['the beginning is not among the latest changes', history, [over]],
    ['that activity was over', { ...history, from: 2500, changes: [] }, [began, over]],
    ['it was not active', { ...history, before: false }, [began, over]],
    ['older changes are left out', { ...history, is_cut: true }, [began, over]],
  ])('leaves the history unchanged if %s', (_, known, latest) => {
    expect(withBeginning(known, latest)).toBe(known)
  })
})

describe('the changes of a history', () => {
  it.each([
    ['drops the first evaluation of an inactive alert', null, [over, began], [began]],
    ['keeps the first evaluation of an active alert', null, [began, over], [began, over]],
    [
      'keeps the end of an activity that began before the history',
      true,
      [over, began],
      [over, began],
    ],
    ['keeps the first evaluation of an alert without data', null, [lost, began], [lost, began]],
    ['returns nothing for a history without changes', null, [], []],
  ])('%s', (_, before, changes, expected) => {
    expect(withoutFirstState({ before, changes })).toEqual(expected)
  })
})
