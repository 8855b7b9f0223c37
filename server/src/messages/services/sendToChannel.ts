import { CHANNEL_ANSWER_MAX } from '@airshed/schemas'
import type { OutgoingOptions } from '../../base/outgoing/connect.ts'
import { OutgoingError } from '../../base/outgoing/outgoingError.ts'
import { askForAnswer } from '../../base/outgoing/askForAnswer.ts'
import type { ChannelAnswer, ChannelMessage, StoredChannel } from './channelMessage.ts'
import { ChannelNotTaken } from './channelNotTaken.ts'
import { cutText } from '../../base/settings/cutText.ts'
import { requestOf } from './requestOf.ts'
import { retryAfterMs } from './retryAfter.ts'
import { withoutSecrets } from './withoutSecrets.ts'

const ANSWER_MAX_BYTES = 16_384
/** Client error statuses after which a retry may help. */
const FOR_NOW: ReadonlySet<number> = new Set([408, 429])

/**
 * Sends a message to a channel once, without retries. Redirects are not followed.
 *
 * @param options.now ms UTC, of this attempt
 * @returns what the service answered: a success
 * @throws ChannelNotTaken
 */
export async function sendToChannel(
  channel: Pick<StoredChannel, 'settings' | 'language' | 'name'>,
  message: ChannelMessage,
  { now, ...options }: OutgoingOptions & { now: number },
): Promise<ChannelAnswer> {
  const { settings, name } = channel
  const { url, headers, body } = requestOf(channel, message, now)
  const sending = { ...options, headers: { ...options.headers, ...headers } }
  const got = await askForAnswer(
    { method: 'POST', url, body },
    { ...sending, maxBytes: ANSWER_MAX_BYTES },
  ).catch((error: unknown) => {
    if (!(error instanceof OutgoingError)) throw error
    const { failure } = error
    const isPermanent = failure === 'not-public'
    const facts = { isPermanent, status: null, answer: '', failure }
    throw new ChannelNotTaken(`Channel ${name} was not reached: ${error.message}`, facts)
  })
  const { status } = got
  const answer = cutText(withoutSecrets(got.text, settings).trim(), CHANNEL_ANSWER_MAX)
  if (status >= 200 && status < 300) return { status, answer }
  const said = answer === '' ? '' : `: ${answer.replaceAll(/\s+/g, ' ')}`
  throw new ChannelNotTaken(`Channel ${name} answered ${status}${said}`, {
    isPermanent: status < 500 && !FOR_NOW.has(status),
    retryAfterMs: retryAfterMs(got, now),
    status,
    answer,
    failure: null,
  })
}
