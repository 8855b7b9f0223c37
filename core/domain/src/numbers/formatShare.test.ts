import { expect, it } from 'vitest'
import { formatCoverage, formatShare } from './formatShare.ts'

it.each([
  [0, '0%'],
  [0.0004, '1%'],
  [0.25, '25%'],
  [2 / 3, '67%'],
  [0.997, '99%'],
  [1, '100%'],
])('writes a part of %d as %s', (share, words) => {
  expect(formatShare(share, 'en-US')).toBe(words)
})

it.each([
  [0, '0%'],
  [0.29, '29%'],
  [0.7499, '74%'],
  [0.75, '75%'],
  [0.997, '99%'],
  [1.2, '100%'],
])('never writes a coverage of %d as more than it is: %s', (share, words) => {
  expect(formatCoverage(share, 'en-US')).toBe(words)
})

it.each(['es', 'es_ES'])('writes percent as Spanish does (%s)', (locale) => {
  expect(formatShare(0.5, locale)).toBe('50\u00a0%')
  expect(formatCoverage(0.5, locale)).toBe('50\u00a0%')
})
