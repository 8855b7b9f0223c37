import formbody from '@fastify/formbody'
import type { SignInMethod } from '@airshed/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors, type Provider } from 'oidc-provider'
import type { ServerContext } from '../../context.ts'
import { INTERACTION_PATH } from '../provider/constants.ts'
import { isDeactivated } from '../deactivation.ts'
import { recordSignIn } from '../recordSignIn.ts'
import { authenticate } from './authenticate.ts'
import { demoUsers } from './demoUsers.ts'
import { countAttempt, forgiveAttempt } from './failedSignIns.ts'
import { canReset, PASSWORD_PATH } from './forgottenPassword.ts'
import { pageLanguage } from './language.ts'
import { logAccount, type SignInFailure, type WayIn } from './logSignIn.ts'
import { messagePage } from './messagePage.ts'
import type { PageAnswer } from './pageLayout.ts'
import { pageTexts } from './pageTexts.ts'
import { passwordField } from './passwordField.ts'
import { secondFactorPage, type SecondFactorForm } from './secondFactorPage.ts'
import {
  needsSecondStep,
  passkeySignIn,
  provedByPasskey,
  provedSecondly,
  secondStep,
  waitingUser,
} from './secondStep.ts'
import { signInPage, type SignInForm } from './signInPage.ts'

const largestFormBytes = 8 * 1024
const longestField = 256
const emailPattern = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u

/** One visit to the sign-in page that belongs to the sign-in of this very browser. */
interface Visit {
  request: FastifyRequest
  reply: FastifyReply
  /** Of the sign-in. */
  uid: string
  form: Omit<SignInForm, 'passkeyOptions'>
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

  const finish = async (
    { request, reply }: Visit,
    accountId: string,
    method: WayIn,
    methods: readonly SignInMethod[],
  ) => {
    const login = { accountId, amr: [...methods], ts: Math.floor(context.clock() / 1000) }
    await recordSignIn(context, accountId)
    const returnTo = await provider.interactionResult(
      request.raw,
      reply.raw,
      { login },
      { mergeWithLastSubmission: false },
    )
    logAccount(request, 'sign-in.succeeded', { userId: accountId, method, methods })
    return reply.redirect(returnTo, 303)
  }

  const showForm = async (
    { reply, form, uid }: Visit,
    status: number,
    changes: Partial<SignInForm> = {},
  ) => {
    const passkeyOptions = await passkeySignIn(context, uid)
    return send(reply, status, signInPage({ ...form, passkeyOptions, ...changes }, publicUrl))
  }

  const showSecond = async (
    visit: Visit,
    status: number,
    changes: Partial<SecondFactorForm> = {},
  ) => {
    const { reply, form, uid } = visit
    const step = await secondStep(context, uid)
    // Nothing is half proved, or it waited too long: from the start.
    if (step === null) return reply.redirect(`${form.path}?lang=${form.language}`, 303)
    const { hasApp, passkeyOptions } = step
    const page = { hasApp, passkeyOptions, language: form.language, startPath: form.path }
    return send(
      reply,
      status,
      secondFactorPage({ ...page, path: `${form.path}/second`, ...changes }, publicUrl),
    )
  }

  const visit = async (request: FastifyRequest, reply: FastifyReply): Promise<Visit | null> => {
    const { uid, params } = await provider.interactionDetails(request.raw, reply.raw)
    if (uid !== (request.params as { uid: string }).uid) return null
    const form: Visit['form'] = {
      language: languageOf(request, params['ui_locales']),
      path: `${INTERACTION_PATH}/${uid}`,
      email: field(request, 'email') || textOf(params['login_hint']),
      forgotPath: canReset(context.config) ? PASSWORD_PATH : undefined,
      demoUsers: await demoUsers(context),
    }
    return { request, reply, uid, form }
  }

  const withPassword = async (visit: Visit) => {
    const email = field(visit.request, 'email').trim()
    const password = passwordField(visit.request, 'password')
    const texts = pageTexts(visit.form.language)
    const emailError = emailProblem(email, texts)
    const passwordError = password === '' ? texts.passwordMissing : undefined
    if (emailError !== undefined || passwordError !== undefined) {
      return showForm(visit, 422, { emailError, passwordError })
    }
    const attempt = { ip: visit.request.ip, email }
    const waitMs = await countAttempt(context, attempt)
    if (waitMs > 0) {
      limited(visit, null, 'password', waitMs)
      return showForm(visit, 429, { notice: texts.tooManyAttempts(Math.ceil(waitMs / 60_000)) })
    }
    const found = await authenticate(context, email, password)
    const { userId } = found
    if (!found.isCorrect) {
      const reason = userId === null ? 'unknown-account' : 'wrong-password'
      failed(visit, userId, 'password', reason)
      return showForm(visit, 422, { passwordError: texts.wrongPassword })
    }
    await forgiveAttempt(context, attempt)
    // Only who knows the password learns what became of the account.
    if (found.isDeactivated) {
      failed(visit, found.userId, 'password', 'deactivated')
      return showForm(visit, 403, { notice: texts.deactivated })
    }
    if (!(await needsSecondStep(context, visit.uid, found.userId))) {
      return finish(visit, found.userId, 'password', ['pwd'])
    }
    const { path, language } = visit.form
    return visit.reply.redirect(`${path}/second?lang=${language}`, 303)
  }

  const withSecondFactor = async (visit: Visit) => {
    const { request, uid, form } = visit
    const texts = pageTexts(form.language)
    const userId = await waitingUser(context, uid)
    if (userId === null) return showSecond(visit, 200)
    const shown = { code: field(request, 'code').trim(), passkey: longField(request, 'passkey') }
    if (shown.code === '' && shown.passkey === '') {
      return showSecond(visit, 422, { codeError: texts.codeMissing })
    }
    const attempt = { ip: request.ip, userId }
    const waitMs = await countAttempt(context, attempt)
    if (waitMs > 0) {
      limited(visit, userId, 'second-factor', waitMs)
      return showSecond(visit, 429, { notice: texts.tooManyAttempts(Math.ceil(waitMs / 60_000)) })
    }
    const proof = await provedSecondly(context, uid, shown)
    if (proof === null) {
      const reason = shown.passkey === '' ? 'wrong-code' : 'passkey-refused'
      failed(visit, userId, 'second-factor', reason)
      const problem = shown.passkey === '' ? texts.wrongCode : texts.passkeyFailed
      return showSecond(
        visit,
        422,
        shown.passkey === '' ? { codeError: problem } : { notice: problem },
      )
    }
    await forgiveAttempt(context, attempt)
    return finish(visit, proof.userId, 'second-factor', proof.methods)
  }

  const withPasskey = async (visit: Visit) => {
    const texts = pageTexts(visit.form.language)
    const attempt = { ip: visit.request.ip, email: 'passkey' }
    const waitMs = await countAttempt(context, attempt)
    if (waitMs > 0) {
      limited(visit, null, 'passkey', waitMs)
      return showForm(visit, 429, { notice: texts.tooManyAttempts(Math.ceil(waitMs / 60_000)) })
    }
    const proof = await provedByPasskey(context, visit.uid, longField(visit.request, 'passkey'))
    if (proof === null) {
      failed(visit, null, 'passkey', 'passkey-refused')
      return showForm(visit, 422, { notice: texts.passkeyUnknown })
    }
    await forgiveAttempt(context, attempt)
    if (await isDeactivated(context.store.db, proof.userId)) {
      failed(visit, proof.userId, 'passkey', 'deactivated')
      return showForm(visit, 403, { notice: texts.deactivated })
    }
    return finish(visit, proof.userId, 'passkey', proof.methods)
  }

  const asDemoUser = async (visit: Visit) => {
    const { language, demoUsers } = visit.form
    const chosen = demoUsers.find(({ id }) => id === field(visit.request, 'user'))
    if (chosen !== undefined) return finish(visit, chosen.id, 'demo', ['demo'])
    failed(visit, null, 'demo', 'not-offered')
    return send(visit.reply, 403, messagePage('demo-off', language, publicUrl))
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
    scope.post(`${page}/passkey`, form, answer(withPasskey))
    scope.get(
      `${page}/second`,
      { schema },
      answer((visit) => showSecond(visit, 200)),
    )
    scope.post(`${page}/second`, form, answer(withSecondFactor))
  })
}

function failed(
  { request }: Visit,
  userId: string | null,
  method: WayIn,
  reason: SignInFailure,
): void {
  logAccount(request, 'sign-in.failed', { userId, method, reason })
}

/** Tells who tries when they may try again. */
function limited(
  { request, reply }: Visit,
  userId: string | null,
  method: WayIn,
  waitMs: number,
): void {
  void reply.header('retry-after', Math.ceil(waitMs / 1000))
  logAccount(request, 'sign-in.limited', { userId, method, waitMs })
}

function emailProblem(email: string, texts: ReturnType<typeof pageTexts>): string | undefined {
  if (email === '') return texts.emailMissing
  return emailPattern.test(email) ? undefined : texts.emailInvalid
}

function languageOf(request: FastifyRequest, uiLocales?: unknown) {
  const chosen = field(request, 'lang') || (request.query as { lang?: unknown }).lang
  return pageLanguage({ chosen, uiLocales, acceptLanguage: request.headers['accept-language'] })
}

/** A field of the form that holds a document. */
function longField({ body }: FastifyRequest, name: string): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' ? value : ''
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
