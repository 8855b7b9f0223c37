import { sendTelemetry } from '@airshed/schemas/calls'
import { change, type Handler } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import type { createForwarder } from './forwarder.ts'

export const telemetryHandlers = (
  { clock }: Pick<ServerContext, 'clock'>,
  forwarder: ReturnType<typeof createForwarder>,
): Handler[] => [
  change(sendTelemetry, {
    run: ({ caller, body, log }) => {
      const { id: userId } = caller.user
      for (const event of body.events) log.info({ telemetry: event, userId }, 'telemetry')
      forwarder.send({ receivedAtMs: clock(), userId, events: body.events })
      return null
    },
  }),
]
