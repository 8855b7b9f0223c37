import type { SignInMethod } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import { factorsOf, isOn } from '../secondFactor/factors.ts'
import { askForPasskey, checkShownPasskey } from '../secondFactor/passkeys.ts'
import { noteStep, readStep, signInStep, takeStep } from '../secondFactor/proofSteps.ts'
import { looksLikeRecoveryCode, takeRecoveryCode } from '../secondFactor/recoveryCodes.ts'
import { takeTotp } from '../secondFactor/totp.ts'

/** Who has proved who they are, and by what. */
export interface Proof {
  userId: string
  methods: readonly SignInMethod[]
}

/**
 * Notes that the password of a user was right, where more is asked for; nothing of the password is kept.
 *
 * @returns false where the password is enough
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

/** What the second page offers; null: no password was right in this sign-in, or it waited too long. */
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
 * Whose password was right in a sign-in that waits for more.
 *
 * @returns null as {@link secondStep}
 */
export async function waitingUser(context: ServerContext, uid: string): Promise<string | null> {
  return (await readStep(context, signInStep(uid)))?.userId ?? null
}

/** What a passkey as the whole sign-in is asked for with; null: nobody has a passkey here. */
export async function passkeySignIn(context: ServerContext, uid: string) {
  const { db } = context.store
  const any = await db.selectFrom('passkeys').select('id').limit(1).executeTakeFirst()
  return any === undefined ? null : askForPasskey(context, signInStep(uid), null)
}

/** Takes a passkey as the whole sign-in: its owner was asked for a fingerprint, a face or a PIN. */
export async function provedByPasskey(
  context: ServerContext,
  uid: string,
  shown: string,
): Promise<Proof | null> {
  // After a password it is the second half, on the page for that.
  if ((await waitingUser(context, uid)) !== null) return null
  const passkey = await checkShownPasskey(context, signInStep(uid), shown)
  return passkey === null ? null : { userId: passkey.userId, methods: ['pop', 'user', 'mfa'] }
}

/** Takes what was shown after the password; nothing can be taken twice. */
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
