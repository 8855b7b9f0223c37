import type { FastifyReply } from 'fastify'
import { wholeField } from '../../../../web/pages/requestFields.ts'
import { isDeactivated } from '../../deactivation.ts'
import { forgiveAttempt } from '../failedSignIns.ts'
import { failed, finish, limitedBy } from '../outcome.ts'
import { pageTexts } from '../pageTexts.ts'
import { provedByPasskey } from '../secondStep.ts'
import { showForm } from '../showPages.ts'
import type { Visit } from '../visit.ts'

/** Signs in with only a passkey. */
export async function withPasskey(visit: Visit): Promise<FastifyReply> {
  const { context, request, uid, form } = visit
  const texts = pageTexts(form.language)
  const attempt = { ip: request.ip, email: 'passkey' }
  const notice = await limitedBy(visit, attempt, { userId: null, method: 'passkey' })
  if (notice !== null) return showForm(visit, 429, { notice })
  const proof = await provedByPasskey(context, uid, wholeField(request, 'passkey'))
  if (proof === null) {
    failed(visit, null, 'passkey', 'passkey-refused')
    return showForm(visit, 422, { notice: texts.passkeyUnknown })
  }
  await forgiveAttempt(context, attempt)
  if (await isDeactivated(context.store.db, proof.userId)) {
    failed(visit, proof.userId, 'passkey', 'deactivated')
    return showForm(visit, 403, { notice: texts.deactivated })
  }
  return finish(visit, proof, 'passkey')
}
