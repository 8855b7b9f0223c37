import { TelemetryBatch } from '@airshed/schemas'
import { Type } from 'typebox'
import type { ServerContext } from '../../context.ts'
import type { Api } from '../api.ts'
import { createForwarder } from './forwarder.ts'

/** Batches that one address may send in a minute. */
const BATCHES_PER_MINUTE = 600

/** `POST telemetry` */
export function telemetryRoutes(api: Api, { config, log, clock }: ServerContext): void {
  const forwarder = createForwarder({ config, log })
  api.addHook('onClose', () => forwarder.close())

  api.post(
    '/telemetry',
    {
      config: { rateLimit: { max: BATCHES_PER_MINUTE } },
      schema: {
        tags: ['telemetry'],
        summary: 'What happened in the console: pages that were opened, and errors',
        body: TelemetryBatch,
        response: { 204: Type.Null() },
      },
    },
    async ({ caller, body, log: requestLog }, reply) => {
      const { id: userId } = caller.user
      for (const event of body.events) requestLog.info({ telemetry: event, userId }, 'telemetry')
      forwarder.send({ receivedAtMs: clock(), userId, events: body.events })
      return reply.code(204).send(null)
    },
  )
}
