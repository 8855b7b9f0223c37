import { createPluginIntl } from '@airshed/kit'
import { expect, it } from 'vitest'
import { boundText } from './boundText.ts'

const intl = createPluginIntl({ en: {}, es: {} }, { locale: 'en_US', timezone: 'UTC' })
const range = (bounds: Parameters<typeof boundText>[0]['bounds']) => ({
  unit: 'µg/m³',
  averagingPeriodMs: null,
  truncateTo: null,
  bounds,
})

it.each([
  ['up to a limit that still has the grade', [{ status: 'good', lte: 12 }], '≤ 12'],
  ['below a limit that has the next one', [{ status: 'good', lt: 9.1 }], '< 9.1'],
  ['between two limits', [{ status: 'good', gt: 12, lte: 35.4 }], '> 12–35.4'],
  ['from a value on, below another', [{ status: 'good', gte: 9.1, lt: 35.5 }], '9.1–< 35.5'],
  ['above everything', [{ status: 'good', gt: 325.4 }], '> 325.4'],
  ['from the last value on', [{ status: 'good', gte: 1250 }], '≥ 1,250'],
  [
    'on both sides of comfort',
    [
      { status: 'good', gte: 20, lt: 30 },
      { status: 'good', gt: 60, lte: 70 },
    ],
    '20–< 30 · > 60–70',
  ],
  ['never', [{ status: 'poor', gt: 1 }], '–'],
])('writes the bounds of a grade: %s', (_, bounds, words) => {
  expect(boundText(range(bounds), 'good', intl)).toBe(words)
})
