import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type { SecondFactor } from '@airshed/schemas'
import {
  beginTotp,
  confirmTotp,
  getSecondFactor,
  makeRecoveryCodes,
  removePasskey,
  removeTotp,
  renamePasskey,
  turnOffSecondFactor,
} from '@airshed/schemas/calls'
import { TEST_NOW_MS } from '../builders/times.ts'

export interface FakeSecondFactorOptions {
  /** Second factor of the current user. Default: none. */
  secondFactor?: Partial<SecondFactor>
  /** The user's sign-in is too old to change it. Default false. */
  isSignInOld?: boolean
}

/** The second factor of the current user, whose app shows the code 123456. */
export function fakeSecondFactor(options: FakeSecondFactorOptions): FakeAnswer[] {
  let factor: SecondFactor = {
    is_on: false,
    totp_since: null,
    passkeys: [],
    recovery_codes_left: 0,
    unavailable: null,
    ...options.secondFactor,
  }
  const changed = (changes: Partial<SecondFactor>): void => {
    if (options.isSignInOld === true) {
      throw new FakeRefusal(403, 'SIGN_IN_AGAIN', 'The sign-in is too old')
    }
    const next = { ...factor, ...changes }
    factor = { ...next, is_on: next.totp_since !== null || next.passkeys.length > 0 }
  }
  const codes = Array.from({ length: 10 }, (_, at) => `fake-code-k7mn-${1000 + at}`)
  return [
    fake(getSecondFactor, () => factor),
    fake(beginTotp, () => {
      changed({})
      return { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Airshed:o?secret=JBSWY3DPEHPK3PXP' }
    }),
    fake(confirmTotp, ({ body }) => {
      if (body.code !== '123456') {
        const issue = { path: '/code', expected: 'the code that the app shows now', got: '' }
        throw new FakeRefusal(400, 'VALIDATION_FAILED', 'The code is wrong', [issue])
      }
      changed({ totp_since: TEST_NOW_MS, recovery_codes_left: 10 })
      return { recovery_codes: codes }
    }),
    fake(removeTotp, () => {
      changed({ totp_since: null })
      return null
    }),
    fake(renamePasskey, ({ params, body }) => {
      changed({
        passkeys: factor.passkeys.map((one) =>
          one.id === params.id ? { ...one, name: body.name } : one,
        ),
      })
      return null
    }),
    fake(removePasskey, ({ params }) => {
      changed({ passkeys: factor.passkeys.filter(({ id }) => id !== params.id) })
      return null
    }),
    fake(makeRecoveryCodes, () => {
      changed({ recovery_codes_left: 10 })
      return { recovery_codes: codes }
    }),
    fake(turnOffSecondFactor, () => {
      changed({ totp_since: null, passkeys: [], recovery_codes_left: 0 })
      return null
    }),
  ]
}
