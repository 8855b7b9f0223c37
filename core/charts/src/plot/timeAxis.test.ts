import { describe, expect, it } from 'vitest'
import { timeLabels } from './timeAxis.ts'

const minute = 60_000
const day = 24 * 60 * minute
const at = Date.UTC(2026, 4, 17, 12, 0, 30)

describe('labels of the time axis', () => {
  it.each([
    ['seconds', 10_000, 5 * minute, '12:00:30'],
    ['minutes', minute, 60 * minute, '12:00'],
    ['hours of a day', 60 * minute, day, '12:00'],
    ['hours of two days', 6 * 60 * minute, 2 * day, 'May 17, 12:00'],
    ['days', day, 30 * day, 'May 17'],
    ['years', 365 * day, 3000 * day, '2026'],
  ])('for %s', (_, stepMs, lengthMs, expected) => {
    const range = { from: at - lengthMs, to: at }
    expect(timeLabels('en-US', 'UTC')([at], stepMs, range)).toEqual([expected])
  })

  it('follow the time zone', () => {
    const range = { from: at - day, to: at }
    expect(timeLabels('en-US', 'Asia/Kolkata')([at], minute, range)).toEqual(['17:30'])
  })
})
