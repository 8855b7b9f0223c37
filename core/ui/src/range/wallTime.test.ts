import { describe, expect, it } from 'vitest'
import { fromWallDate, toWallDate } from './wallTime.ts'

describe('the local time of another zone', () => {
  it.each([
    ['Europe/Madrid', Date.UTC(2026, 4, 17, 10, 30), 12],
    ['America/New_York', Date.UTC(2026, 4, 17, 10, 30), 6],
    ['Asia/Kolkata', Date.UTC(2026, 4, 17, 10, 0), 15],
    ['Mars/Olympus', Date.UTC(2026, 4, 17, 10, 30), 10],
  ])('reads a local time in %s and writes it back unchanged', (timezone, ms, hour) => {
    const wall = toWallDate(ms, timezone)
    expect(wall.getHours()).toBe(hour)
    expect(fromWallDate(wall, timezone)).toBe(ms)
  })
})
