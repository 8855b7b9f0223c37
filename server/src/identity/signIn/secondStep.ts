import type { SignInMethod } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import { factorsOf, isOn } from '../secondFactor/factors.ts'
import { askForPasskey, checkShownPasskey } from '../secondFactor/passkeys.ts'
import { noteStep, readStep, signInStep, takeStep } from '../secondFactor/proofSteps.ts'
import { looksLikeRecoveryCode, takeRecoveryCode } from '../secondFactor/recoveryCodes.ts'
import { takeTotp } from '../secondFactor/totp.ts'

/** A user who has proved their identity, and by which methods. */
export interface Proof {
  userId: string
  methods: readonly SignInMethod[]
}

/**
 * Records that a user's password was correct if a second factor is required. The password itself is not stored.
 *
 * @returns false if the password alone is enough
 */
export async function needsSecondStep(
  context: ServerContext,
  uid: string,
  userId: string,
): Promise<boolean> {
  if (!isOn(await factorsOf(context.store.db, userId))) return false
  await noteStep(context, signInStep(uid), { userId, challenge: null })
  return true
}

/** What the second page offers, or null if this sign-in has no correct password yet or has expired. */
export async function secondStep(context: ServerContext, uid: string) {
  const step = await readStep(context, signInStep(uid))
  if (step?.userId == null) return null
  const { userId } = step
  const { totp_since: since, passkeys } = await factorsOf(context.store.db, userId)
  const passkeyOptions =
    passkeys.length === 0 ? null : await askForPasskey(context, signInStep(uid), userId)
  return { userId, hasApp: since !== null, passkeyOptions }
}

/**
 * The user whose password was correct in a sign-in that waits for a second factor.
 *
 * @returns null as for {@link secondStep}
 */
export async function waitingUser(context: ServerContext, uid: string): Promise<string | null> {
  return (await readStep(context, signInStep(uid)))?.userId ?? null
}

/** Options for signing in with only a passkey, or null if no user of this server has one. */
export async function passkeySignIn(context: ServerContext, uid: string) {
  const { db } = context.store
  const any = await db.selectFrom('passkeys').select('id').limit(1).executeTakeFirst()
  return any === undefined ? null : askForPasskey(context, signInStep(uid), null)
}

/** Accepts a passkey as the entire sign-in: its owner was asked for a fingerprint, a face or a PIN. */
export async function provedByPasskey(
  context: ServerContext,
  uid: string,
  shown: string,
): Promise<Proof | null> {
  // After a password, the passkey is the second factor and belongs on the second page.
  if ((await waitingUser(context, uid)) !== null) return null
  const passkey = await checkShownPasskey(context, signInStep(uid), shown)
  return passkey === null ? null : { userId: passkey.userId, methods: ['pop', 'user', 'mfa'] }
}

/** Accepts the code or passkey that was presented after the password; neither can be used twice. */
export async function provedSecondly(
  context: ServerContext,
  uid: string,
  { code, passkey }: { code: string; passkey: string },
): Promise<Proof | null> {
  const step = await readStep(context, signInStep(uid))
  if (step?.userId == null) return null
  const { userId } = step
  if (passkey !== '') {
    const shown = await checkShownPasskey(context, signInStep(uid), passkey)
    return shown === null ? null : { userId, methods: ['pwd', 'pop', 'mfa'] }
  }
  const { db } = context.store
  const isRecovery = looksLikeRecoveryCode(code)
  const isTaken = isRecovery
    ? await takeRecoveryCode(db, userId, code)
    : await takeTotp(context, db, userId, code.replaceAll(/\s/g, ''))
  if (!isTaken) return null
  await takeStep(db, context.clock(), signInStep(uid))
  return { userId, methods: isRecovery ? ['pwd', 'recovery', 'mfa'] : ['pwd', 'otp', 'mfa'] }
}
