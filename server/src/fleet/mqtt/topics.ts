import { SERIAL_PATTERN } from '@airshed/schemas'

const OUTBOX = /^airshed\/([^/]+)\/outbox$/

/** Shared subscription for what devices publish: each message goes to one of the processes. */
export const OUTBOX_SUBSCRIPTION = '$share/airshed/airshed/+/outbox'

/** The topic for messages to a device. */
export const inboxTopicOf = (serial: string): string => `airshed/${serial}/inbox`

/** The topic for answers to what a device published. */
export const answerTopicOf = (serial: string): string => `airshed/${serial}/outbox/answer`

/** The serial of the device in a topic; null if it is not an outbox. */
export function serialOfOutbox(topic: string): string | null {
  const serial = OUTBOX.exec(topic)?.[1]
  return serial !== undefined && SERIAL_PATTERN.test(serial) ? serial : null
}
