import type { KeyHolder } from '../deviceKeys/deviceKeys.ts'
import { deviceActor } from '../../access/events/deviceActor.ts'
import type { OutboxSender } from './takeOutbox.ts'

/** The device of a verified key, as a sender of messages. */
export function outboxSenderOf(holder: KeyHolder): OutboxSender {
  const { nodeId, serial, organizationId: ownerId, usedBy } = holder
  return { nodeId, serial, ownerId, organizationId: usedBy, actor: deviceActor(holder) }
}
