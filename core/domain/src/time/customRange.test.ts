import { describe, expect, it } from 'vitest'
import { customRange, customRangeIssues } from './customRange.ts'
import { MINUTE_MS } from './duration.ts'

const now = Date.UTC(2026, 4, 17, 12)
const earlier = now - 30 * MINUTE_MS
const later = now + 1

describe('a custom range', () => {
  it.each([
    ['the last half hour', earlier, now, []],
    ['no start', null, now, [['from', 'from_required']]],
    ['no end', earlier, null, [['to', 'to_required']]],
    [
      'nothing',
      null,
      null,
      [
        ['from', 'from_required'],
        ['to', 'to_required'],
      ],
    ],
    ['an unreadable start', Number.NaN, now, [['from', 'from_required']]],
    ['an end in the future', earlier, later, [['to', 'to_in_future']]],
    [
      'both in the future',
      later,
      later + 1,
      [
        ['from', 'from_in_future'],
        ['to', 'to_in_future'],
      ],
    ],
    ['ends swapped', now, earlier, [['from', 'from_not_before_to']]],
    ['no length', now, now, [['from', 'from_not_before_to']]],
  ])('checks a custom range with %s', (_, from, to, expected) => {
    const issues = customRangeIssues({ from, to }, now)
    expect(issues.map(({ field, code }) => [field, code])).toEqual(expected)
    expect(customRange({ from, to }, now)).toEqual(expected.length === 0 ? { from, to } : null)
  })
})
