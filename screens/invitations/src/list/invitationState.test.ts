import { expect, it } from 'vitest'
import { invitationState } from './invitationState.ts'

it.each([
  ['filed', false, 'pending'],
  ['filed', true, 'expired'],
  ['accepted', false, 'accepted'],
  ['rejected', false, 'rejected'],
] as const)('an invitation that is %s, expired %s, is %s', (answer, isExpired, state) => {
  expect(invitationState({ acceptance_state: answer, is_expired: isExpired })).toBe(state)
})
