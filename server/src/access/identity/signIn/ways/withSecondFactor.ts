import type { FastifyReply } from 'fastify'
import { wholeField, formField } from '../../../../web/pages/requestFields.ts'
import { forgiveAttempt } from '../failedSignIns.ts'
import { failed, finish, limitedBy } from '../outcome.ts'
import { pageTexts } from '../pageTexts.ts'
import { provedSecondly, waitingUser } from '../secondStep.ts'
import { showSecond } from '../showPages.ts'
import type { Visit } from '../visit.ts'

/** What apps show; recovery codes have letters. */
const APP_CODE = /^[\d\s]*$/

/** Completes a sign-in with what the second page asks for: a code of an app, a passkey, or a recovery code. */
export async function withSecondFactor(visit: Visit): Promise<FastifyReply> {
  const { context, request, uid, form } = visit
  const texts = pageTexts(form.language)
  const userId = await waitingUser(context, uid)
  if (userId === null) return showSecond(visit, 200)
  const shown = {
    code: formField(request, 'code').trim(),
    passkey: wholeField(request, 'passkey'),
  }
  if (shown.code === '' && shown.passkey === '') {
    return showSecond(visit, 422, { codeError: texts.codeMissing })
  }
  const attempt = { ip: request.ip, userId }
  const notice = await limitedBy(visit, attempt, { userId, method: 'second-factor' })
  if (notice !== null) return showSecond(visit, 429, { notice })
  const proof = await provedSecondly(context, uid, shown)
  if (proof === null) {
    const isCode = shown.passkey === ''
    failed(visit, userId, 'second-factor', isCode ? 'wrong-code' : 'passkey-refused')
    return isCode
      ? showSecond(visit, 422, {
          codeError: APP_CODE.test(shown.code) ? texts.wrongCode : texts.wrongRecoveryCode,
        })
      : showSecond(visit, 422, { notice: texts.passkeyFailed })
  }
  await forgiveAttempt(context, attempt)
  return finish(visit, proof, 'second-factor')
}
