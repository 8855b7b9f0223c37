import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import type { ServerContext } from '../../../context.ts'
import { formField, languageOf } from '../../../web/pages/requestFields.ts'
import { INTERACTION_PATH } from '../provider/constants.ts'
import { demoUsers } from './demoUsers.ts'
import { canReset, PASSWORD_PATH } from './forgottenPassword.ts'
import type { SignInForm } from './signInPage.ts'

const HINT_MAX = 512

/** Dependencies of the sign-in pages. */
export interface SignInWorld {
  context: ServerContext
  provider: Provider
}

/** One visit to the sign-in page, made by the browser that began the sign-in. */
export interface Visit extends SignInWorld {
  request: FastifyRequest
  reply: FastifyReply
  /** Id of the sign-in. */
  uid: string
  form: Omit<SignInForm, 'passkeyOptions'>
}

/**
 * The visit of a request. A form is accepted only from the browser that began the sign-in: the page's path and a
 * cookie must name the same sign-in.
 *
 * @returns null if they do not
 * @throws SessionNotFound if the sign-in does not exist or no longer exists
 */
export async function visitOf(
  { context, provider }: SignInWorld,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visit | null> {
  const { uid, params } = await provider.interactionDetails(request.raw, reply.raw)
  if (uid !== (request.params as { uid: string }).uid) return null
  const hint = params['login_hint']
  const form: Visit['form'] = {
    language: languageOf(request, params['ui_locales']),
    path: `${INTERACTION_PATH}/${uid}`,
    email: formField(request, 'email') || (typeof hint === 'string' ? hint.slice(0, HINT_MAX) : ''),
    forgotPath: canReset(context.config) ? PASSWORD_PATH : undefined,
    demoUsers: await demoUsers(context),
  }
  return { context, provider, request, reply, uid, form }
}
