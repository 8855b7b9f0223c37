import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../../../context.ts'
import { originOf } from '../../../access/events/originOf.ts'
import { sendError } from '../../../web/http/errorHandler.ts'
import { canReset, PASSWORD_PATH } from '../../../access/identity/signIn/forgottenPassword.ts'
import { hashInQueue, QUEUE_RETRY_S } from '../../../access/identity/passwordQueue.ts'
import { logAccount } from '../../../access/identity/signIn/logSignIn.ts'
import { passwordField } from '../../../web/pages/passwordField.ts'
import { isAddress } from '../../../base/settings/mailAddress.ts'
import { passwordErrors } from '../newPassword/newPassword.ts'
import { passwordTexts } from '../newPassword/passwordTexts.ts'
import {
  FORM_BYTES_MAX,
  formField,
  languageOf,
  pathOf,
  sendPage,
} from '../../../web/pages/requestFields.ts'
import { hashLinkSecret, SECRET_PATTERN } from '../secretLink.ts'
import { countWrongLink } from '../wrongLinks.ts'
import { addReset, countReset, workOnResets } from './askForReset.ts'
import { choosePage, forgotPage, passwordMessage, type PasswordPage } from './passwordPages.ts'
import { passwordPageTexts } from './passwordPageTexts.ts'
import { resetPassword, userOfReset } from './resetPassword.ts'
import { namedScope } from '../../../web/http/namedScope.ts'

const PAGE = `${PASSWORD_PATH}/:secret(${SECRET_PATTERN})`
const REQUESTS_PER_MINUTE = 60

/**
 * The pages for a forgotten password: one that asks for the address, and the one that a mailed link leads to.
 * They do not exist if passwords are kept by an external provider, or no mail is sent.
 */
export async function registerPasswordPages(
  app: FastifyInstance,
  context: ServerContext,
): Promise<void> {
  const { store, clock, config } = context
  if (!canReset(config)) return
  workOnResets(context)
  const { publicUrl } = config

  const pageOf = (request: FastifyRequest): PasswordPage => ({
    language: languageOf(request),
    path: pathOf(request),
    publicUrl,
  })
  const tooMany = (request: FastifyRequest, reply: FastifyReply, waitMs = 60_000) => {
    void reply.header('retry-after', Math.ceil(waitMs / 1000))
    return sendPage(reply, 429, passwordMessage('tooMany', pageOf(request)))
  }
  const unknown = async (request: FastifyRequest, reply: FastifyReply) => {
    const waitMs = await countWrongLink(context, request.ip)
    if (waitMs > 0) {
      logAccount(request, 'password-reset.limited', { userId: null, waitMs })
      return tooMany(request, reply, waitMs)
    }
    logAccount(request, 'password-reset.failed', { reason: 'unknown-link' })
    return sendPage(reply, 404, passwordMessage('unknown', pageOf(request)))
  }
  const hashOf = ({ params }: FastifyRequest) =>
    hashLinkSecret((params as { secret: string }).secret)

  await app.register(
    namedScope('password pages', async (scope) => {
      scope.removeAllContentTypeParsers()
      await scope.register(formbody, { bodyLimit: FORM_BYTES_MAX })
      scope.setErrorHandler((error, request, reply) =>
        (error as { statusCode?: number }).statusCode === 429
          ? tooMany(request, reply)
          : sendError(error as Error, request, reply),
      )
      const config = { rateLimit: { max: REQUESTS_PER_MINUTE, timeWindow: 60_000 } }
      const page = { schema: { hide: true }, config }
      const form = { schema: { hide: true }, config: { ...config, isSignIn: true } }

      scope.get(PASSWORD_PATH, page, async (request, reply) =>
        sendPage(reply, 200, forgotPage(pageOf(request))),
      )

      scope.post(PASSWORD_PATH, form, async (request, reply) => {
        const shown = pageOf(request)
        const { language } = shown
        const email = formField(request, 'email').trim()
        if (!isAddress(email)) {
          const { emailInvalid } = passwordPageTexts(language)
          return sendPage(reply, 422, forgotPage(shown, email, emailInvalid))
        }
        const waitMs = await countReset(context, { email, ip: request.ip })
        if (waitMs > 0) {
          logAccount(request, 'password-reset.limited', { userId: null, waitMs })
          return tooMany(request, reply, waitMs)
        }
        await store.db.transaction().execute((tx) => addReset(tx, context, { email, language }))
        logAccount(request, 'password-reset.asked', { userId: null })
        return sendPage(reply, 200, passwordMessage('sent', shown))
      })

      scope.get(PAGE, page, async (request, reply) => {
        const user = await userOfReset(store.db, hashOf(request), clock())
        if (user === undefined) return unknown(request, reply)
        return sendPage(reply, 200, choosePage(pageOf(request), user.email))
      })

      scope.post(PAGE, form, async (request, reply) => {
        const hash = hashOf(request)
        const user = await userOfReset(store.db, hash, clock())
        if (user === undefined) return unknown(request, reply)
        const shown = pageOf(request)
        const password = passwordField(request, 'password')
        const repeated = passwordField(request, 'repeated')
        const typed = { password, repeated, email: user.email }
        const errors = await passwordErrors(typed, shown.language)
        if (errors.password !== undefined || errors.repeated !== undefined) {
          return sendPage(reply, 422, choosePage(shown, user.email, errors))
        }
        const passwordHash = await hashInQueue(context, request.ip, password)
        if (passwordHash === null) {
          logAccount(request, 'password-reset.busy', { userId: user.id })
          void reply.header('retry-after', QUEUE_RETRY_S)
          const { tooBusy } = passwordTexts(shown.language)
          return sendPage(reply, 503, choosePage(shown, user.email, { notice: tooBusy }))
        }
        const isDone = await resetPassword(context, hash, passwordHash, {
          requestId: request.id,
          from: originOf(request),
        })
        if (!isDone) return unknown(request, reply)
        logAccount(request, 'password-reset.done', { userId: user.id })
        return sendPage(reply, 200, passwordMessage('saved', shown))
      })
    }),
  )
}
