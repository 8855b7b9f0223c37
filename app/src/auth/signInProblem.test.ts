import { describe, expect, it } from 'vitest'
import { signInProblem } from './signInProblem.ts'

describe('a sign-in without a token', () => {
  it.each(['login_required', 'interaction_required', 'missing_refresh_token', 'invalid_grant'])(
    'shows the sign-in page after %s',
    (error) => {
      expect(signInProblem(error, 'whatever')).toEqual({ action: 'sign-in' })
    },
  )

  it('shows the reason of a refusal before signing out', () => {
    expect(signInProblem('access_denied', 'Your account is locked')).toEqual({
      action: 'show-and-sign-out',
      detail: 'Your account is locked',
    })
  })

  it('restarts a sign-in that was interrupted by a reload', () => {
    expect(signInProblem('', 'No matching state found in storage')).toEqual({ action: 'sign-in' })
  })

  it('offers another try when the provider did not answer', () => {
    expect(signInProblem('', 'Failed to fetch')).toEqual({
      action: 'retry',
      detail: 'Failed to fetch',
    })
  })
})
