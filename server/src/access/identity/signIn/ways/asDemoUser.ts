import type { FastifyReply } from 'fastify'
import { formField, sendPage } from '../../../../web/pages/requestFields.ts'
import { sessionEpochOf } from '../../sessionEpoch.ts'
import { messagePage } from '../messagePage.ts'
import { failed, finish } from '../outcome.ts'
import type { Visit } from '../visit.ts'

/** Signs in as a demo user, which anyone may do. */
export async function asDemoUser(visit: Visit): Promise<FastifyReply> {
  const { context, request, reply, form } = visit
  const chosen = form.demoUsers.find(({ id }) => id === formField(request, 'user'))
  const sessionEpoch =
    chosen === undefined ? null : await sessionEpochOf(context.store.db, chosen.id)
  if (chosen !== undefined && sessionEpoch !== null) {
    return finish(visit, { userId: chosen.id, sessionEpoch, methods: ['demo'] }, 'demo')
  }
  failed(visit, null, 'demo', 'not-offered')
  return sendPage(reply, 403, messagePage('demo-off', form.language, context.config.publicUrl))
}
