import type { IPublishPacket } from 'mqtt'
import { REQUESTS_PER_MINUTE } from '../deviceChannel/limits.ts'
import { outboxSenderOf } from '../deviceChannel/outboxSender.ts'
import type { ServerContext } from '../../context.ts'
import { deviceKeysOf, type KeyHolder } from '../deviceKeys/deviceKeys.ts'
import { ApiError, apiError } from '../../base/errors.ts'
import { AttemptLimit } from '../../storage/limits/attemptLimit.ts'
import { createPayloadWork } from './answerPayload.ts'
import type { OutgoingMessage } from './brokerConnection.ts'
import { failureAnswer } from './failureAnswer.ts'
import { inboxMessage } from './inboxMessage.ts'
import { messageWatchOf } from './messageWatch.ts'
import type { RefusalLog } from './refusalLog.ts'
import { answerTopicOf, serialOfOutbox } from './topics.ts'
import { whenStoreIsBack } from './whenStoreIsBack.ts'

/** A device that has not received its answer by then has published again, s. */
const ANSWER_EXPIRES_IN_S = 600
/** Maximum size of correlation data that is sent back, in bytes. */
const CORRELATION_BYTES_MAX = 256

export interface TakeOptions {
  publish(message: OutgoingMessage): Promise<void>
  refusals: RefusalLog
  /** Called when a device was sent its requested messages: there may already be newer ones. */
  onPresent(): void
}

/**
 * Creates the function that handles the messages that devices publish. It resolves once their effects are stored
 * and the broker has the answer, and never rejects: without an answer the device publishes again.
 */
export function createTaker(
  context: ServerContext,
  { publish, refusals, onPresent }: TakeOptions,
): (packet: IPublishPacket) => Promise<void> {
  const { clock, log } = context
  const work = createPayloadWork(context)
  const watch = messageWatchOf(context)
  const requests = new AttemptLimit({ attempts: REQUESTS_PER_MINUTE, windowMs: 60_000 }, clock)

  const answerTo = async (holder: KeyHolder, packet: IPublishPacket): Promise<OutgoingMessage> => {
    const { serial } = holder
    const ofOutbox = (body: object) => ({
      topic: answerTopicOf(serial),
      payload: JSON.stringify(body),
      expiresInS: ANSWER_EXPIRES_IN_S,
      correlationData: correlationOf(packet),
    })
    try {
      const sender = outboxSenderOf(holder)
      const { of, body } = await whenStoreIsBack(() => work(sender, bytesOf(packet.payload)))
      return of === 'inbox' ? inboxMessage(serial, body) : ofOutbox(body)
    } catch (error) {
      const failure = failureAnswer(error)
      if (failure.status >= 500) log.error({ err: error, serial }, 'A message over MQTT failed')
      else refusals.note(serial, failure.code)
      return ofOutbox(failure)
    }
  }

  const take = async (serial: string, packet: IPublishPacket): Promise<void> => {
    try {
      const holder = await whenStoreIsBack(() => holderOf(context, serial, packet))
      if (requests.take(holder.nodeId) > 0) {
        return refusals.note(serial, `more than ${REQUESTS_PER_MINUTE} messages in a minute`)
      }
      const answer = await answerTo(holder, packet)
      await watch.run('publish', () => publish(answer))
      onPresent()
    } catch (error) {
      // A sender that is not authenticated as the device gets no answer on its topic.
      refusals.note(serial, error instanceof ApiError ? error.code : (error as Error).message)
    }
  }

  return async (packet) => {
    const serial = serialOfOutbox(packet.topic)
    if (serial !== null) await watch.run('receive', () => take(serial, packet))
  }
}

/** @throws if the message has no key, or the key of another device */
async function holderOf(
  context: ServerContext,
  serial: string,
  { properties }: IPublishPacket,
): Promise<KeyHolder> {
  const key = properties?.userProperties?.['key']
  if (typeof key !== 'string') throw apiError('DEVICE_KEY_UNKNOWN')
  const holder = await deviceKeysOf(context).holderOf(key, `mqtt ${serial}`)
  if (holder.serial !== serial) throw apiError('DEVICE_KEY_OF_ANOTHER', { serial })
  return holder
}

function correlationOf({ properties }: IPublishPacket): Buffer | undefined {
  const data = properties?.correlationData
  return data !== undefined && data.byteLength <= CORRELATION_BYTES_MAX ? data : undefined
}

const bytesOf = (payload: string | Buffer): Buffer =>
  typeof payload === 'string' ? Buffer.from(payload) : payload
