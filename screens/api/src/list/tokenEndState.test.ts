import { TEST_NOW_MS as NOW } from '@airshed/testing'
import { expect, it } from 'vitest'
import { tokenEndState } from './tokenEndState.ts'

const DAY_MS = 86_400_000

it.each([
  [null, 'lasting'],
  [NOW + 7 * DAY_MS + 1, 'valid'],
  [NOW + 7 * DAY_MS, 'ending'],
  [NOW + 1, 'ending'],
  [NOW, 'expired'],
] as const)('a token that expires at %s has the state %s', (at, state) => {
  expect(tokenEndState({ expires_at: at }, NOW)).toBe(state)
})
