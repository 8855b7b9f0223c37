import type { SignInMethod } from '@airshed/schemas'
import type { FastifyReply } from 'fastify'
import { EPOCH_RESULT } from '../provider/constants.ts'
import { QUEUE_RETRY_S } from '../passwordQueue.ts'
import { recordSignIn } from '../recordSignIn.ts'
import { countAttempt, type Attempt, type FactorAttempt } from './failedSignIns.ts'
import { logAccount, type SignInFailure, type WayIn } from './logSignIn.ts'
import { pageTexts } from './pageTexts.ts'
import type { Visit } from './visit.ts'

/** A user who has proved their identity. */
export interface Proof {
  userId: string
  methods: readonly SignInMethod[]
  /** The epoch in which the proof began, see `sessionEpoch.ts`. */
  sessionEpoch: number
}

/** Completes a sign-in, and redirects back to the client that requested it. */
export async function finish(
  { context, provider, request, reply }: Visit,
  { userId: accountId, methods, sessionEpoch }: Proof,
  method: WayIn,
): Promise<FastifyReply> {
  const login = { accountId, amr: [...methods], ts: Math.floor(context.clock() / 1000) }
  await recordSignIn(context, accountId)
  const returnTo = await provider.interactionResult(
    request.raw,
    reply.raw,
    { login, [EPOCH_RESULT]: sessionEpoch },
    { mergeWithLastSubmission: false },
  )
  logAccount(request, 'sign-in.succeeded', { userId: accountId, method, methods })
  return reply.redirect(returnTo, 303)
}

/** Logs a failed sign-in. @param userId the account that was tried, or null if there is none */
export function failed(
  { request }: Visit,
  userId: string | null,
  method: WayIn,
  reason: SignInFailure,
): void {
  logAccount(request, 'sign-in.failed', { userId, method, reason })
}

/**
 * Counts an attempt before it is checked.
 *
 * @param tried the account, or null if not known yet, and the method
 * @returns the message for the page if the attempt must wait, or null if it may proceed
 */
export async function limitedBy(
  { context, request, reply, form }: Visit,
  attempt: Attempt | FactorAttempt,
  tried: { userId: string | null; method: WayIn },
): Promise<string | null> {
  const waitMs = await countAttempt(context, attempt)
  if (waitMs <= 0) return null
  void reply.header('retry-after', Math.ceil(waitMs / 1000))
  logAccount(request, 'sign-in.limited', { ...tried, waitMs })
  return pageTexts(form.language).tooManyAttempts(Math.ceil(waitMs / 60_000))
}

/** Refuses an attempt because too many are waiting to be checked. @returns the message for the page */
export function tooBusy({ request, reply, form }: Visit, method: WayIn): string {
  void reply.header('retry-after', QUEUE_RETRY_S)
  logAccount(request, 'sign-in.busy', { userId: null, method })
  return pageTexts(form.language).tooBusy
}
