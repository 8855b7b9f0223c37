import { mail } from '@airshed/testing'
import { expect, it } from 'vitest'
import { askAgainMs, MOVING_MS, STILL_MS } from './askAgain.ts'

it.each([
  ['soon while one waits', [mail(0, { state: 'sent' }), mail(1, { state: 'waiting' })], MOVING_MS],
  ['later while none does', [mail(0, { state: 'sent' }), mail(1, { state: 'kept' })], STILL_MS],
  ['later while there are none', [], STILL_MS],
])('polls messages %s', (_, mails, expected) => {
  expect(askAgainMs(mails)).toBe(expected)
})
