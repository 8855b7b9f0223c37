import { expect, it } from 'vitest'
import { isMuted, MUTED_WITHOUT_END_TS } from './mute.ts'

const NOW = Date.UTC(2026, 2, 14, 17)

it.each([
  ['that is not muted', null, false],
  ['whose time is over', NOW, false],
  ['for another moment', NOW + 1, true],
  ['until somebody ends it', MUTED_WITHOUT_END_TS, true],
])('an alert %s is muted: %s → %s', (_, until, expected) => {
  expect(isMuted(until, NOW)).toBe(expected)
})

it('muting without end uses a time that a date can hold', () => {
  expect(new Date(MUTED_WITHOUT_END_TS).getTime()).toBe(MUTED_WITHOUT_END_TS)
})
