import type { AlertHistory } from '@airshed/console-kit'
import { alertChange, alertDetails } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { stateSince, withBeginning, withoutFirstState } from './episode.ts'

const began = alertChange(1000, true)
const over = alertChange(2000, false)
const lost = alertChange(1500, false, { lacks_data: true })

describe('since when an alert is as it is', () => {
  it.each([
    ['active: since it began', 'active', [began], 1000],
    ['active: since it was triggered, until more is known', 'active', [], 900],
    ['resolved: since it was over', 'resolved', [began, over], 2000],
    ['resolved: nobody knows, until more is known', 'resolved', [], null],
    ['no data: since its readings were found missing', 'no_data', [began, lost], 1500],
    [
      'resolved: nobody knows, while it is only known to have had no data',
      'resolved',
      [lost],
      null,
    ],
    ['idle: since its rules are judged', 'idle', [], 500],
    ['deactivated: nobody knows', 'deactivated', [began, over], null],
  ] as const)('%s', (_, statusType, latest, expected) => {
    const alert = alertDetails(0, { statusType, lastTriggeredTs: 900, judged_from: 500 })
    expect(stateSince(alert, latest)).toBe(expected)
  })
})

describe('a history that begins in the middle of an activity', () => {
  const history: AlertHistory = {
    from: 1500,
    to: 3000,
    before: true,
    lacked_data_before: false,
    changes: [over],
    is_cut: false,
  }

  it('gets the beginning of that activity', () => {
    expect(withBeginning(history, [began, over])).toMatchObject({
      before: false,
      changes: [began, over],
    })
  })

  it('gets the beginning of the time without data that it begins in', () => {
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
  ])('stays as it is where %s', (_, known, latest) => {
    expect(withBeginning(known, latest)).toBe(known)
  })
})

describe('the changes of a history', () => {
  it.each([
    ['leave out that it was not active when it was first judged', null, [over, began], [began]],
    ['hold that it was active when it was first judged', null, [began, over], [began, over]],
    ['hold the end of what began before them', true, [over, began], [over, began]],
    ['hold that it had no data when it was first judged', null, [lost, began], [lost, began]],
    ['may be none', null, [], []],
  ])('%s', (_, before, changes, expected) => {
    expect(withoutFirstState({ before, changes })).toEqual(expected)
  })
})
