import type { FactorTurnedOn, TotpEnrolment } from '@airshed/schemas'
import { totpAt } from '../secondFactor/totp.ts'
import type { Tokens } from './consoleSignIn.ts'
import { ANA, type SignInWorld } from './signInWorld.ts'

/** Path of the caller's second factor, below `/v2/`. */
export const FACTOR = 'users/me/second_factor'

/** Enrols an authenticator app and confirms it with its current code. */
export async function enrolApp(world: SignInWorld, tokens: Tokens) {
  const begun = await world.callAs<TotpEnrolment>(tokens, 'POST', `${FACTOR}/totp`)
  const { secret } = begun.body
  const code = totpAt(secret, world.context.clock())
  const on = await world.callAs<FactorTurnedOn>(tokens, 'PUT', `${FACTOR}/totp`, { code })
  return { secret, code, recoveryCodes: on.body.recovery_codes ?? [] }
}

/** Signs Ana in as far as the page after the password. */
export async function afterPassword(world: SignInWorld, browser = world.newBrowser()) {
  const opened = await world.openSignIn(browser)
  const answer = await browser.post(opened.path, ANA)
  const path = String(answer.headers.location)
  return {
    browser,
    answer,
    page: await browser.get(path),
    show: (form: Readonly<Record<string, string>>) => browser.post(path, form),
    /** @param done the answer to a factor that was accepted */
    tokensAfter: (done: Awaited<ReturnType<typeof browser.post>>) =>
      world.tokensAfter(done, opened),
  }
}
