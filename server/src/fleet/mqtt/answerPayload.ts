import { checkBatch } from '../deviceChannel/outboxMessages.ts'
import { readInbox } from '../deviceChannel/readInbox.ts'
import { takeOutbox, type OutboxSender } from '../deviceChannel/takeOutbox.ts'
import type { ServerContext } from '../../context.ts'
import { EVENTS_TOPIC } from '../../access/events/topic.ts'
import { createStillPresent, notePresent } from './presence.ts'
import { createPayloadReader } from './readPayload.ts'

/** What is published to a device in answer to its payload. */
interface PayloadAnswer {
  /** `outbox`: the result of a batch; `inbox`: the messages that the device requested. */
  of: 'outbox' | 'inbox'
  body: object
}

/**
 * Creates the function that processes a payload of a device: everything is stored when it resolves.
 *
 * @returns throws errors that `failureAnswer` turns into answers
 */
export function createPayloadWork(
  context: ServerContext,
): (sender: OutboxSender, payload: Buffer) => Promise<PayloadAnswer> {
  const { store, clock, bus } = context
  const read = createPayloadReader()
  const stillPresent = createStillPresent(store.db, clock)

  return async (sender, payload) => {
    const asked = read(payload)
    if (asked.kind === 'batch') {
      const body = await takeOutbox(context, sender, checkBatch(asked.messages))
      await stillPresent(sender.nodeId)
      return { of: 'outbox', body }
    }
    const { after } = asked
    const now = clock()
    const { messages, position, areSent } = await readInbox(store.db, sender, after, now)
    if (areSent) bus.signal(EVENTS_TOPIC)
    // Recorded before publishing, as a device that gets no answer asks again.
    // A position from another store counts as the beginning.
    const known = { after: after > position ? 0 : after, pushed: position, now }
    await notePresent(store.db, sender.nodeId, known)
    return { of: 'inbox', body: { messages, after: messages.at(-1)?.position ?? position } }
  }
}
