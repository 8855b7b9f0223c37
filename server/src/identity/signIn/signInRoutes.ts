import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors, type Provider } from 'oidc-provider'
import type { ServerContext } from '../../context.ts'
import { INTERACTION_PATH } from '../provider/constants.ts'
import { recordSignIn } from '../recordSignIn.ts'
import { authenticate } from './authenticate.ts'
import { demoUsers } from './demoUsers.ts'
import { countAttempt, forgiveAttempt } from './failedSignIns.ts'
import { pageLanguage } from './language.ts'
import { messagePage } from './messagePage.ts'
import type { PageAnswer } from './pageLayout.ts'
import { pageTexts } from './pageTexts.ts'
import { signInPage, type SignInForm } from './signInPage.ts'

const largestFormBytes = 8 * 1024
const longestField = 256
const emailPattern = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u

/** One visit to the sign-in page that belongs to the sign-in of this very browser. */
interface Visit {
  request: FastifyRequest
  reply: FastifyReply
  form: SignInForm
}

/**
 * The sign-in page. A form is taken only from the browser that began the sign-in: the page's path
 * and a cookie must name the same one.
 */
export async function registerSignInPage(
  app: FastifyInstance,
  context: ServerContext,
  provider: Provider,
): Promise<void> {
  const { publicUrl } = context.config

  const finish = async ({ request, reply }: Visit, accountId: string, method: string) => {
    const login = { accountId, amr: [method], ts: Math.floor(context.clock() / 1000) }
    await recordSignIn(context, accountId)
    const returnTo = await provider.interactionResult(
      request.raw,
      reply.raw,
      { login },
      { mergeWithLastSubmission: false },
    )
    return reply.redirect(returnTo, 303)
  }

  const showForm = ({ reply, form }: Visit, status: number, changes: Partial<SignInForm> = {}) =>
    send(reply, status, signInPage({ ...form, ...changes }, publicUrl))

  const visit = async (request: FastifyRequest, reply: FastifyReply): Promise<Visit | null> => {
    const { uid, params } = await provider.interactionDetails(request.raw, reply.raw)
    if (uid !== (request.params as { uid: string }).uid) return null
    const form: SignInForm = {
      language: languageOf(request, params['ui_locales']),
      path: `${INTERACTION_PATH}/${uid}`,
      email: field(request, 'email') || textOf(params['login_hint']),
      demoUsers: await demoUsers(context),
    }
    return { request, reply, form }
  }

  const withPassword = async (visit: Visit) => {
    const email = field(visit.request, 'email').trim()
    const password = field(visit.request, 'password')
    const texts = pageTexts(visit.form.language)
    const emailError = emailProblem(email, texts)
    const passwordError = password === '' ? texts.passwordMissing : undefined
    if (emailError !== undefined || passwordError !== undefined) {
      return showForm(visit, 422, { emailError, passwordError })
    }
    const attempt = { ip: visit.request.ip, email }
    const waitMs = await countAttempt(context, attempt)
    if (waitMs > 0) {
      visit.reply.header('retry-after', Math.ceil(waitMs / 1000))
      return showForm(visit, 429, { notice: texts.tooManyAttempts(Math.ceil(waitMs / 60_000)) })
    }
    const found = await authenticate(context, email, password)
    if (found === null) return showForm(visit, 422, { passwordError: texts.wrongPassword })
    await forgiveAttempt(context, attempt)
    // Only who knows the password learns what became of the account.
    if (found.isDeactivated) return showForm(visit, 403, { notice: texts.deactivated })
    return finish(visit, found.userId, 'pwd')
  }

  const asDemoUser = async (visit: Visit) => {
    const { language, demoUsers } = visit.form
    const chosen = demoUsers.find(({ id }) => id === field(visit.request, 'user'))
    return chosen === undefined
      ? send(visit.reply, 403, messagePage('demo-off', language, publicUrl))
      : finish(visit, chosen.id, 'demo')
  }

  const answer =
    (act: (visit: Visit) => Promise<FastifyReply> | FastifyReply) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const found = await visit(request, reply).catch((error: unknown) => {
        if (error instanceof errors.SessionNotFound) return null
        throw error
      })
      if (found !== null) return act(found)
      return send(reply, 400, messagePage('expired', languageOf(request), publicUrl))
    }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(formbody, { bodyLimit: largestFormBytes })
    const schema = { hide: true }
    const page = `${INTERACTION_PATH}/:uid`
    scope.get(
      page,
      { schema },
      answer((visit) => showForm(visit, 200)),
    )
    const form = { schema, config: { isSignIn: true } }
    scope.post(page, form, answer(withPassword))
    scope.post(`${page}/demo`, form, answer(asDemoUser))
  })
}

function emailProblem(email: string, texts: ReturnType<typeof pageTexts>): string | undefined {
  if (email === '') return texts.emailMissing
  return emailPattern.test(email) ? undefined : texts.emailInvalid
}

function languageOf(request: FastifyRequest, uiLocales?: unknown) {
  const chosen = field(request, 'lang') || (request.query as { lang?: unknown }).lang
  return pageLanguage({ chosen, uiLocales, acceptLanguage: request.headers['accept-language'] })
}

/** A field of the form that was sent; empty when it is missing or came twice. */
function field({ body }: FastifyRequest, name: string): string {
  return textOf((body as Record<string, unknown> | null | undefined)?.[name])
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, longestField) : ''
}

function send(reply: FastifyReply, status: number, page: PageAnswer): FastifyReply {
  return reply.code(status).headers(page.headers).send(page.body)
}
