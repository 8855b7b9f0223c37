import { describe, expect, it } from 'vitest'
import { timeLabels } from './timeLabels.ts'

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
  ])('a time axis labels %s', (_, stepMs, lengthMs, expected) => {
    const range = { from: at - lengthMs, to: at }
    expect(timeLabels('en-US', 'UTC', at)([at], stepMs, range)).toEqual([expected])
  })

  it('shows the year at the first date of each year where the window has several', () => {
    const splits = [Date.UTC(2025, 10, 1), Date.UTC(2025, 11, 1), Date.UTC(2026, 0, 1)]
    const range = { from: Date.UTC(2025, 9, 20), to: at }
    expect(timeLabels('en-US', 'UTC', at)(splits, 30 * day, range)).toEqual([
      'Nov 01, 2025',
      'Dec 01',
      'Jan 01, 2026',
    ])
  })

  it.each([
    ['hours of two days', 6 * 60 * minute, 2 * day, ['Jun 23, 2005, 13:00', 'Jun 23, 19:00']],
    ['days', day, 30 * day, ['Jun 23, 2005', 'Jun 23']],
    ['hours of a day, which never have a date', 60 * minute, day, ['13:00', '19:00']],
  ])(
    'shows the year at the first date of a window of 2005: %s',
    (_, stepMs, lengthMs, expected) => {
      const first = Date.UTC(2005, 5, 23, 13)
      const range = { from: first - 60 * minute, to: first - 60 * minute + lengthMs }
      const splits = [first, first + 6 * 60 * minute]
      expect(timeLabels('en-US', 'UTC', at)(splits, stepMs, range)).toEqual(expected)
      const inItsYear = timeLabels('en-US', 'UTC', first)(splits, stepMs, range)
      expect(inItsYear.join()).not.toContain('2005')
    },
  )

  it('time labels follow the time zone', () => {
    const range = { from: at - day, to: at }
    expect(timeLabels('en-US', 'Asia/Kolkata', at)([at], minute, range)).toEqual(['17:30'])
  })
})
