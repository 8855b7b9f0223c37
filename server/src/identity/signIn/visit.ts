import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import type { ServerContext } from '../../context.ts'
import { formField, languageOf } from '../../pages/requestFields.ts'
import { INTERACTION_PATH } from '../provider/constants.ts'
import { demoUsers } from './demoUsers.ts'
import { canReset, PASSWORD_PATH } from './forgottenPassword.ts'
import type { SignInForm } from './signInPage.ts'

const HINT_MAX = 512

/** What the pages of a sign-in work with. */
export interface SignInWorld {
  context: ServerContext
  provider: Provider
}

/** One visit to the sign-in page that belongs to the sign-in of this very browser. */
export interface Visit extends SignInWorld {
  request: FastifyRequest
  reply: FastifyReply
  /** Of the sign-in. */
  uid: string
  form: Omit<SignInForm, 'passkeyOptions'>
}

/**
 * The visit of a request. A form is taken only from the browser that began the sign-in: the page's path and a cookie
 * must name the same one.
 *
 * @returns null where they do not
 * @throws SessionNotFound where there is no such sign-in, or no longer
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
