import type { Frame } from '@airshed/contract'
import { describe, expect, it } from 'vitest'
import { completenessText } from './completeness.ts'
import { exportText } from './exportText.ts'

const english = exportText('en_US', 'UTC')
const NOON = Date.UTC(2026, 4, 17, 12)

describe('the completeness of a series', () => {
  const range = { from: NOON - 3_600_000, to: NOON }
  const frame = (changes: Partial<Frame>): Frame =>
    ({
      times: Float64Array.of(NOON - 120_000, NOON - 60_000, NOON),
      values: Float64Array.of(1, Number.NaN, 2),
      averagingPeriodMs: null,
      reportingIntervalMs: 60_000,
      ...changes,
    }) as Frame
  it.each<[string, Partial<Frame>, string]>([
    ['as measured', {}, '2 of 60 expected values (3%)'],
    ['averaged', { averagingPeriodMs: 600_000 }, '2 of 6 expected values (33%)'],
    [
      'of the newest readings, older than the range',
      { times: Float64Array.of(0, 60_000, 120_000) },
      '2 of 3 expected values (66%)',
    ],
    [
      'reduced',
      { completeness: 0.5 },
      'Reduced to the first, lowest, highest and last reading of each pixel of the chart; 50% of the expected readings exist',
    ],
  ])('describes the completeness of a series: %s', (_, changes, expected) => {
    expect(completenessText(frame(changes), range, english)).toBe(expected)
  })
})
