import { describe, expect, it } from 'vitest'
import { relativeText } from './relativeTime.ts'

const now = Date.UTC(2025, 10, 21, 12)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

describe('a relative time in words', () => {
  it.each([
    [0, 'ui.relative.now', 0],
    [59_999, 'ui.relative.now', 0],
    [minute, 'ui.relative.minutes', 1],
    [3.9 * minute, 'ui.relative.minutes', 3],
    [59 * minute, 'ui.relative.minutes', 59],
    [hour, 'ui.relative.hours', 1],
    [23.9 * hour, 'ui.relative.hours', 23],
    [day, 'ui.relative.days', 1],
    [29 * day, 'ui.relative.days', 29],
    [-5 * minute, 'ui.relative.inMinutes', 5],
    [-2 * hour, 'ui.relative.inHours', 2],
    [-2 * day, 'ui.relative.inDays', 2],
  ])('writes %d ms ago as %s %d', (age, id, count) => {
    expect(relativeText(now - age, now)).toEqual({ id, count })
  })

  it('gives a date beyond a month', () => {
    expect(relativeText(now - 31 * day, now)).toBe('date')
  })
})
