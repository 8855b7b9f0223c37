import { describe, expect, it } from 'vitest'
import { signInProblem } from './signInProblem.ts'

describe('a sign-in that brought no token', () => {
  it.each(['login_required', 'interaction_required', 'missing_refresh_token', 'invalid_grant'])(
    'shows the sign-in page after %s',
    (error) => {
      expect(signInProblem(error, 'whatever')).toEqual({ action: 'sign-in' })
    },
  )

  it('shows the reason of a refusal before it signs out', () => {
    expect(signInProblem('access_denied', 'Your account is locked')).toEqual({
      action: 'show-and-sign-out',
      detail: 'Your account is locked',
    })
  })

  it('starts again when the page was reloaded half way', () => {
    expect(signInProblem('', 'No matching state found in storage')).toEqual({ action: 'sign-in' })
  })

  it('offers to try again when the provider could not be asked', () => {
    expect(signInProblem('', 'Failed to fetch')).toEqual({
      action: 'retry',
      detail: 'Failed to fetch',
    })
  })
})
