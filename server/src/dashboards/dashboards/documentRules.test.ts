import { describe, expect, it } from 'vitest'
import type { ApiError } from '../../base/errors.ts'
import { checkRange, copyName } from './documentRules.ts'

const NOW = Date.UTC(2026, 2, 2, 12)
const range = { timezone: 'Europe/Madrid', from: NOW - 3_600_000, to: NOW, is_pinned: false }

describe('the name of a copy', () => {
  it.each([
    ['Air', 'Air (copy)'],
    ['Air (copy)', 'Air (copy) (copy)'],
    ['x'.repeat(43), `${'x'.repeat(43)} (copy)`],
    ['x'.repeat(50), `${'x'.repeat(43)} (copy)`],
    ['\u{1f32c}'.repeat(50), `${'\u{1f32c}'.repeat(43)} (copy)`],
  ])('a copy of %s is named %s', (name, copy) => {
    expect(copyName(name)).toBe(copy)
  })
})

describe('a time range of a dashboard', () => {
  it.each([
    ['in the past', range],
    ['that ends a minute ahead, as clocks differ', { ...range, to: NOW + 60_000 }],
  ])('a time range %s is accepted', (_, value) => {
    expect(() => checkRange(value, NOW)).not.toThrow()
  })

  it.each([
    ['that ends later', { ...range, to: NOW + 60_001 }, '/to'],
    ['that ends as it starts', { ...range, from: NOW }, '/to'],
    ['that ends before it starts', { ...range, from: NOW + 1 }, '/to'],
    ['of a place that there is not', { ...range, timezone: 'Air/Castle' }, '/timezone'],
  ])('a time range %s is refused', (_, value, path) => {
    try {
      checkRange(value, NOW)
      expect.unreachable()
    } catch (error) {
      expect((error as ApiError).statusCode).toBe(400)
      expect((error as ApiError).issues).toMatchObject([{ path }])
    }
  })
})
