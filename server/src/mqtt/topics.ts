import { SERIAL_PATTERN } from '../ingest/rules/text.ts'

const OUTBOX = /^airshed\/([^/]+)\/outbox$/

/** What devices publish; each message goes to one of all processes. */
export const OUTBOX_SUBSCRIPTION = '$share/airshed/airshed/+/outbox'

/** Where the messages to a device are published. */
export const inboxTopicOf = (serial: string): string => `airshed/${serial}/inbox`

/** Where a device learns what became of what it published. */
export const answerTopicOf = (serial: string): string => `airshed/${serial}/outbox/answer`

/** The device that a topic names; null where it is no outbox. */
export function serialOfOutbox(topic: string): string | null {
  const serial = OUTBOX.exec(topic)?.[1]
  return serial !== undefined && SERIAL_PATTERN.test(serial) ? serial : null
}
