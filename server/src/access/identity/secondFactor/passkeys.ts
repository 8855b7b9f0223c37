import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../storage/store/db.ts'
import { challengeStep, noteStep, readStep, takeStep } from './proofSteps.ts'

type WithStore = Pick<ServerContext, 'store' | 'clock' | 'config' | 'log'>

/** The relying party of passkeys: the origin under which browsers reach the server. */
const partyOf = ({ config }: Pick<ServerContext, 'config'>) => ({
  id: new URL(config.publicUrl).hostname,
  origin: config.publicUrl,
})
const stepOfUser = (userId: string): string => `passkey ${userId}`

/** Options for a browser to create a passkey for a user; valid for a single passkey. */
export async function passkeyOptions(
  context: WithStore,
  user: { id: string; email: string; fullName: string },
) {
  const known = await passkeysOf(context.store.db, user.id)
  const options = await generateRegistrationOptions({
    rpName: 'Airshed',
    rpID: partyOf(context).id,
    userName: user.email,
    userDisplayName: user.fullName,
    userID: new Uint8Array(Buffer.from(user.id)),
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  const step = { userId: user.id, challenge: options.challenge }
  await noteStep(context, stepOfUser(user.id), step)
  return options
}

/** A passkey that a browser has created. */
interface MadePasskey {
  id: string
  publicKey: string
  counter: number
  transports: string[]
}

/** @returns null if the response does not match the request */
export async function checkNewPasskey(
  context: WithStore,
  userId: string,
  response: unknown,
): Promise<MadePasskey | null> {
  const step = await takeStep(context.store.db, context.clock(), stepOfUser(userId))
  if (step?.challenge == null) return null
  try {
    const { id, origin } = partyOf(context)
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: step.challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
    })
    if (!verified) return null
    const { credential } = registrationInfo
    return {
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
    }
  } catch (error) {
    context.log.debug({ err: error }, 'A new passkey was refused')
    return null
  }
}

export const passkeysOf = (db: Db, userId: string) =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/**
 * Options for a browser to present a passkey in a sign-in.
 *
 * @param userId the user whose password was correct, or null if the passkey is the entire sign-in
 */
export async function askForPasskey(context: WithStore, stepId: string, userId: string | null) {
  const known = userId === null ? [] : await passkeysOf(context.store.db, userId)
  const options = await generateAuthenticationOptions({
    rpID: partyOf(context).id,
    userVerification: userId === null ? 'required' : 'preferred',
    ...(userId === null
      ? {}
      : { allowCredentials: known.map(({ id, transports }) => ({ id, transports })) }),
  })
  const { challenge } = options
  await (userId === null
    ? noteStep(context, stepId, { userId, challenge })
    : challengeStep(context, stepId, challenge))
  return options
}

/** Who presented a passkey. */
interface ShownPasskey {
  userId: string
  /** Whether the authenticator asked them for a fingerprint, a face or a PIN. */
  isUserVerified: boolean
}

/**
 * Checks a passkey that was presented in a sign-in, and records that it was used.
 *
 * @param text what the page sent, JSON
 * @returns null if the passkey is unknown, or belongs to another user than the one whose password was correct
 */
export async function checkShownPasskey(
  context: WithStore,
  stepId: string,
  text: string,
): Promise<ShownPasskey | null> {
  const step = await readStep(context, stepId)
  if (step?.challenge == null) return null
  try {
    const response = JSON.parse(text) as AuthenticationResponseJSON
    const { db } = context.store
    const passkey = await db
      .selectFrom('passkeys')
      .selectAll()
      .where('id', '=', String(response.id))
      .executeTakeFirst()
    if (passkey === undefined) return null
    if (step.userId !== null && passkey.user_id !== step.userId) return null
    const { id, origin } = partyOf(context)
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: step.challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports,
      },
      requireUserVerification: step.userId === null,
    })
    if (!verified) return null
    const { newCounter, userVerified } = authenticationInfo
    // The signed challenge cannot be used again.
    if ((await takeStep(db, context.clock(), stepId)) === null) return null
    await db
      .updateTable('passkeys')
      .set({ counter: newCounter, last_used_at: context.clock() })
      .where('id', '=', passkey.id)
      .execute()
    return { userId: passkey.user_id, isUserVerified: userVerified }
  } catch (error) {
    context.log.debug({ err: error }, 'A passkey was refused')
    return null
  }
}
