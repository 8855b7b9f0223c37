import { describe, expect, it } from 'vitest'
import { hourLabels } from './hourLabels.ts'

const start = Date.UTC(2026, 4, 17, 12)
const hours = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => start + index * 3_600_000)

describe('the labels of hours', () => {
  it('of one day are its times in the zone of the reader, every third one written', () => {
    const { labels, every } = hourLabels(hours(24), 600, 'en', 'America/New_York')
    expect(labels.slice(0, 2)).toEqual(['08:00', '09:00'])
    expect(every).toBe(3)
  })

  it.each([
    ['each day where there is room', 1200, 24],
    ['every second day in a narrow card', 330, 48],
    ['one where there is hardly any', 40, 384],
  ])('of a week name their dates: %s', (_, widthPx, every) => {
    const found = hourLabels(hours(168), widthPx, 'en', 'UTC')
    expect(found.labels[24]).toBe('May 18, 12:00')
    expect(found.every).toBe(every)
  })
})
