import { describe, expect, it } from 'vitest'
import { hourMarks } from './hourMarks.ts'

const noon = Date.UTC(2026, 4, 17, 12)
const hours = (count: number, start = noon): number[] =>
  Array.from({ length: count }, (_, index) => start + index * 3_600_000)
const marksOf = (starts: number[], widthPx: number, timezone: string) => [
  ...hourMarks(starts, widthPx, 'en', timezone).marks.values(),
]

describe('the hours of one day', () => {
  it.each([
    ['every third hour of the zone', 600, 'UTC', '12 15 18 21 00 03 06 09'],
    ['whatever hour comes first', 600, 'America/New_York', '09 12 15 18 21 00 03 06'],
    ['every sixth in a narrow card', 250, 'America/New_York', '12 18 00 06'],
    ['midnight where there is hardly any room', 60, 'America/New_York', '00'],
  ])('marks hours of one day: %s', (_, widthPx, timezone, expected) => {
    const found = marksOf(hours(24), widthPx, timezone)
    expect(found).toEqual(expected.split(' ').map((hour) => `${hour}:00`))
  })

  it('keeps the minutes of a time zone with a half-hour offset', () => {
    expect(marksOf(hours(24), 600, 'Asia/Kolkata').slice(0, 2)).toEqual(['18:30', '21:30'])
  })

  it('marks every hour when there are few', () => {
    expect(marksOf(hours(4), 600, 'UTC')).toEqual(['12:00', '13:00', '14:00', '15:00'])
  })

  it('shows the repeated hour of autumn twice, with a mark every third hour', () => {
    const evening = Date.UTC(2026, 9, 24, 16)
    const { labels, marks } = hourMarks(hours(24, evening), 600, 'en', 'Europe/Madrid')
    const twice = labels.filter((label) => label.startsWith('02:00'))
    expect(twice).toEqual(['02:00 GMT+2', '02:00 GMT+1'])
    expect([...marks.values()]).toEqual(
      ['18', '21', '00', '03', '06', '09', '12', '15'].map((hour) => `${hour}:00`),
    )
  })
})

describe('the hours of a week', () => {
  it.each([
    ['each day', 1200, 7],
    ['every second day in a narrow card', 330, 4],
    ['one day where there is hardly any room', 40, 1],
  ])('marks days of a week: %s', (_, widthPx, count) => {
    const { labels, marks } = hourMarks(hours(168), widthPx, 'en', 'UTC')
    expect(labels[24]).toBe('May 18, 12:00')
    expect(marks.size).toBe(count)
    expect([...marks][0]).toEqual([12, 'May 18'])
  })

  it('states another year once, at the first mark', () => {
    const june = Date.UTC(2005, 5, 22, 12)
    const { labels, marks } = hourMarks(hours(72, june), 1200, 'en', 'UTC', noon)
    expect(labels[25]).toBe('Jun 23, 2005, 13:00')
    expect([...marks.values()]).toEqual(['Jun 23, 2005', 'Jun 24', 'Jun 25'])
  })

  it('marks a day at its first hour, 01:00 when midnight is skipped', () => {
    // Clocks in Santiago leap from 24:00 to 01:00.
    const saturday = Date.UTC(2026, 8, 5, 4)
    const { labels, marks } = hourMarks(hours(47, saturday), 1200, 'en', 'America/Santiago')
    expect([...marks.keys()].map((index) => labels[index])).toEqual([
      'Sep 05, 00:00',
      'Sep 06, 01:00',
    ])
  })
})
