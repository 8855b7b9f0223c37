import { DAY_MS } from '@airshed/domain'
import type { OutgoingMessage } from './brokerConnection.ts'
import { inboxTopicOf } from './topics.ts'

/** For a device that is offline, s; it requests its messages when it is back. */
const EXPIRES_IN_S = DAY_MS / 1000

/** @param body an answer of the inbox, as over HTTPS */
export const inboxMessage = (serial: string, body: object): OutgoingMessage => ({
  topic: inboxTopicOf(serial),
  payload: JSON.stringify(body),
  expiresInS: EXPIRES_IN_S,
})
