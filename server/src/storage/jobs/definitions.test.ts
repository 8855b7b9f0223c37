import { HOUR_MS } from '@airshed/domain'
import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { defineJob, type JobDefinition } from './defineJob.ts'
import { retryDelayMs } from './retryDelay.ts'
import { turnTimes } from './turnTimes.ts'

describe('a kind of job', () => {
  const define = (more: Partial<JobDefinition<typeof payload>>) =>
    defineJob({ kind: 'test.kind', payload, ...more })
  const payload = Type.Object({})

  it('fills the defaults of a kind', () => {
    expect(define({})).toMatchObject({
      queue: 'default',
      maxAttempts: 8,
      leaseMs: 30_000,
      firstRetryMs: 10_000,
    })
    expect(define({}).organization({})).toBeNull()
  })

  it.each<[Partial<JobDefinition<typeof payload>>, RegExp]>([
    [{ kind: 'Test Kind' }, /^Job Test Kind, kind: expected letters.+, got "Test Kind"$/],
    [{ queue: '' }, /^Job test\.kind, queue: expected .+, got ""$/],
    [{ maxAttempts: 0 }, /maxAttempts: expected a whole number from 1 to 1000, got 0$/],
    [{ leaseMs: 10 }, /leaseMs: expected a whole number from 1000 to 86400000, got 10$/],
    [{ firstRetryMs: 0.5 }, /firstRetryMs: expected .+, got 0\.5$/],
  ])('refuses a kind with %j', (more, text) => {
    expect(() => define(more)).toThrow(text)
  })
})

describe('the pause after a failed attempt', () => {
  it('doubles up to an hour', () => {
    const pauses = [1, 2, 3, 9, 10, 1000].map((attempt) => retryDelayMs(attempt, 10_000, 0.5))
    expect(pauses).toEqual([10_000, 20_000, 40_000, 2_560_000, HOUR_MS, HOUR_MS])
  })

  it('varies by a quarter at random', () => {
    expect(retryDelayMs(1, 10_000, 0)).toBe(7_500)
    expect(retryDelayMs(1, 10_000, 0.999_999)).toBe(12_500)
  })
})

describe('the turns of a schedule', () => {
  const NEW_YEAR = Date.UTC(2026, 0, 1)

  it.each<[fields: string, next: string]>([
    ['*/5 * * * *', '2026-01-01T00:05:00.000Z'],
    ['0 3 * * *', '2026-01-01T03:00:00.000Z'],
    ['0 0 29 2 *', '2028-02-29T00:00:00.000Z'],
    ['15 6 * * MON', '2026-01-05T06:15:00.000Z'],
  ])('the schedule %s runs in UTC', (fields, next) => {
    const times = turnTimes(fields)
    expect(new Date(times.first(NEW_YEAR)).toISOString()).toBe(next)
    expect(times.after(times.first(NEW_YEAR), times.first(NEW_YEAR))).toBeGreaterThan(
      times.first(NEW_YEAR),
    )
  })

  it('keeps the beat of a period, however late a turn was', () => {
    const times = turnTimes({ everyMs: 60_000 })
    expect(times.first(NEW_YEAR)).toBe(NEW_YEAR)
    expect(times.after(NEW_YEAR, NEW_YEAR)).toBe(NEW_YEAR + 60_000)
    expect(times.after(NEW_YEAR, NEW_YEAR + 59_999)).toBe(NEW_YEAR + 60_000)
    expect(times.after(NEW_YEAR, NEW_YEAR + 200_000)).toBe(NEW_YEAR + 240_000)
  })

  it.each<[schedule: string | { everyMs: number }, text: string]>([
    ['0 0 31 2 *', 'Schedule "0 0 31 2 *" never runs. Choose a day that exists in the month'],
    ['* * * * * *', 'expected five fields (minute, hour, day, month, weekday), got "* * * * * *"'],
    ['@daily', 'got "@daily"'],
    ['', 'got ""'],
    ['61 * * * *', 'Schedule "61 * * * *" cannot be read: '],
    ['a b c d e', 'Schedule "a b c d e" cannot be read: '],
    [{ everyMs: 999 }, 'expected everyMs to be whole and at least 1000, got 999'],
    [{ everyMs: Number.NaN }, 'got NaN'],
  ])('refuses the schedule %j', (schedule, text) => {
    expect(() => turnTimes(schedule)).toThrow(text)
  })
})
