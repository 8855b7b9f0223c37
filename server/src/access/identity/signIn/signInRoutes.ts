import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors } from 'oidc-provider'
import { FORM_BYTES_MAX, languageOf, sendPage } from '../../../web/pages/requestFields.ts'
import { INTERACTION_PATH } from '../provider/constants.ts'
import { messagePage } from './messagePage.ts'
import { showForm, showSecond } from './showPages.ts'
import { visitOf, type SignInWorld, type Visit } from './visit.ts'
import { asDemoUser } from './ways/asDemoUser.ts'
import { withPasskey } from './ways/withPasskey.ts'
import { withPassword } from './ways/withPassword.ts'
import { withSecondFactor } from './ways/withSecondFactor.ts'
import { namedScope } from '../../../web/http/namedScope.ts'

/** The pages of a sign-in, and the routes that their forms are sent to. */
export async function registerSignInPage(app: FastifyInstance, world: SignInWorld): Promise<void> {
  const answer =
    (act: (visit: Visit) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const visit = await visitOf(world, request, reply).catch((error: unknown) => {
        if (error instanceof errors.SessionNotFound) return null
        throw error
      })
      if (visit !== null) return act(visit)
      const { publicUrl } = world.context.config
      return sendPage(reply, 400, messagePage('expired', languageOf(request), publicUrl))
    }

  await app.register(
    namedScope('sign-in pages', async (scope) => {
      scope.removeAllContentTypeParsers()
      await scope.register(formbody, { bodyLimit: FORM_BYTES_MAX })
      const path = `${INTERACTION_PATH}/:uid`
      const page = { schema: { hide: true } }
      const form = { ...page, config: { isSignIn: true } }
      const first = answer((visit) => showForm(visit, 200))
      const second = answer((visit) => showSecond(visit, 200))
      scope.get(path, page, first)
      scope.post(path, form, answer(withPassword))
      scope.post(`${path}/demo`, form, answer(asDemoUser))
      scope.post(`${path}/passkey`, form, answer(withPasskey))
      scope.get(`${path}/second`, page, second)
      scope.post(`${path}/second`, form, answer(withSecondFactor))
    }),
  )
}
