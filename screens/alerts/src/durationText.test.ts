import { expect, it } from 'vitest'
import { durationText } from './durationText.ts'

const S = 1000
const MIN = 60 * S
const H = 60 * MIN

it.each([
  [45 * S, 'en', '45 s'],
  [12 * MIN, 'en', '12 min'],
  [2 * H + 15 * MIN + 59 * S, 'en', '2 h 15 min'],
  [28 * H + 10 * MIN, 'en', '1 day 4 h'],
  [30 * 24 * H, 'es', '30 d'],
  [3 * H + 20 * S, 'en', '3 h'],
  [400, 'en', '< 1 s'],
])('writes %d ms in %s as %s', (lengthMs, locale, words) => {
  expect(durationText(lengthMs, locale)).toBe(words)
})
