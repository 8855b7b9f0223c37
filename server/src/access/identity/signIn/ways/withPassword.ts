import type { FastifyReply } from 'fastify'
import { passwordField } from '../../../../web/pages/passwordField.ts'
import { wholeField } from '../../../../web/pages/requestFields.ts'
import type { Turn } from '../../../../storage/store/turns/fairQueue.ts'
import { inPasswordQueue } from '../../passwordQueue.ts'
import { authenticate } from '../authenticate.ts'
import { forgiveAttempt } from '../failedSignIns.ts'
import { failed, finish, limitedBy, tooBusy } from '../outcome.ts'
import { pageTexts } from '../pageTexts.ts'
import { needsSecondStep } from '../secondStep.ts'
import { showForm } from '../showPages.ts'
import type { Visit } from '../visit.ts'

const EMAIL_PATTERN = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u
const EMAIL_MAX = 254

/** Signs in with an e-mail address and password; shows the second page if a second factor is required. */
export async function withPassword(visit: Visit): Promise<FastifyReply> {
  const { context, request, form } = visit
  const email = wholeField(request, 'email').trim()
  const password = passwordField(request, 'password')
  const texts = pageTexts(form.language)
  const emailError = emailProblem(email, texts)
  const passwordError = password === '' ? texts.passwordMissing : undefined
  if (emailError !== undefined || passwordError !== undefined) {
    return showForm(visit, 422, { emailError, passwordError })
  }
  // Without a place nothing is counted or looked up.
  const checked = inPasswordQueue(context, request.ip, (inTurn) =>
    checkTyped(visit, email, password, inTurn),
  )
  if (checked === null) return showForm(visit, 503, { notice: tooBusy(visit, 'password') })
  return checked
}

async function checkTyped(
  visit: Visit,
  email: string,
  password: string,
  inTurn: Turn,
): Promise<FastifyReply> {
  const { context, request, reply, uid, form } = visit
  const texts = pageTexts(form.language)
  const attempt = { ip: request.ip, email }
  const notice = await limitedBy(visit, attempt, { userId: null, method: 'password' })
  if (notice !== null) return showForm(visit, 429, { notice })
  const found = await authenticate(context, email, password, inTurn)
  const { userId } = found
  if (!found.isCorrect) {
    failed(visit, userId, 'password', userId === null ? 'unknown-account' : 'wrong-password')
    return showForm(visit, 422, { passwordError: texts.wrongPassword })
  }
  await forgiveAttempt(context, attempt)
  // Only someone who knows the password learns that the account is deactivated.
  if (found.isDeactivated) {
    failed(visit, found.userId, 'password', 'deactivated')
    return showForm(visit, 403, { notice: texts.deactivated })
  }
  if (!(await needsSecondStep(context, uid, found))) {
    return finish(visit, { ...found, methods: ['pwd'] }, 'password')
  }
  return reply.redirect(`${form.path}/second?lang=${form.language}`, 303)
}

function emailProblem(email: string, texts: ReturnType<typeof pageTexts>): string | undefined {
  if (email === '') return texts.emailMissing
  const isEmail = email.length <= EMAIL_MAX && EMAIL_PATTERN.test(email)
  return isEmail ? undefined : texts.emailInvalid
}
