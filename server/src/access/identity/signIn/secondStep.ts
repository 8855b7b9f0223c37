import type { SignInMethod } from '@airshed/schemas'
import type { ServerContext } from '../../../context.ts'
import { sessionEpochOf, settledEpochOf } from '../sessionEpoch.ts'
import { factorsOf, isOn } from '../secondFactor/factors.ts'
import { askForPasskey, checkShownPasskey } from '../secondFactor/passkeys.ts'
import { noteStep, readStep, signInStep, takeStep } from '../secondFactor/proofSteps.ts'
import { looksLikeRecoveryCode, takeRecoveryCode } from '../secondFactor/recoveryCodes.ts'
import { takeTotp } from '../secondFactor/totp.ts'
import type { Proof } from './outcome.ts'

/**
 * Records that a user's password was correct if a second factor is required. The password itself is not stored.
 *
 * @returns false if the password alone is enough
 */
export async function needsSecondStep(
  context: ServerContext,
  uid: string,
  { userId, sessionEpoch }: Pick<Proof, 'userId' | 'sessionEpoch'>,
): Promise<boolean> {
  const { db } = context.store
  if (!isOn(await factorsOf(db, userId))) return false
  await noteStep(context, signInStep(uid), { userId, challenge: null })
  // A new password was set meanwhile: the second page then leads back to the first.
  if ((await settledEpochOf(db, userId)) !== sessionEpoch) {
    await takeStep(db, context.clock(), signInStep(uid))
  }
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
  return passkey === null ? null : proofBy(context, passkey.userId, ['pop', 'user', 'mfa'])
}

/** Accepts the code or passkey that was presented after the password; neither can be used twice. */
export async function provedSecondly(
  context: ServerContext,
  uid: string,
  { code, passkey }: { code: string; passkey: string },
): Promise<Proof | null> {
  const { db } = context.store
  const waiting = await waitingUser(context, uid)
  const sessionEpoch = waiting === null ? null : await sessionEpochOf(db, waiting)
  // Read after the epoch: a step that is still there belongs to it.
  const step = await readStep(context, signInStep(uid))
  if (sessionEpoch === null || step?.userId == null || step.userId !== waiting) return null
  const { userId } = step
  if (passkey !== '') {
    const shown = await checkShownPasskey(context, signInStep(uid), passkey)
    return shown === null ? null : { userId, sessionEpoch, methods: ['pwd', 'pop', 'mfa'] }
  }
  const isRecovery = looksLikeRecoveryCode(code)
  const isTaken = isRecovery
    ? await takeRecoveryCode(db, userId, code)
    : await takeTotp(context, db, userId, code.replaceAll(/\s/g, ''))
  if (!isTaken) return null
  await takeStep(db, context.clock(), signInStep(uid))
  const methods = isRecovery
    ? (['pwd', 'recovery', 'mfa'] as const)
    : (['pwd', 'otp', 'mfa'] as const)
  return { userId, sessionEpoch, methods }
}

/** A proof that is complete at this moment. */
async function proofBy(
  { store }: ServerContext,
  userId: string,
  methods: readonly SignInMethod[],
): Promise<Proof | null> {
  const sessionEpoch = await sessionEpochOf(store.db, userId)
  return sessionEpoch === null ? null : { userId, sessionEpoch, methods }
}
