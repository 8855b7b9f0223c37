import type { StoredChannelSettings } from '@airshed/schemas'
import type { Attempt, ChannelMessage, ChannelRequest } from '../channelMessage.ts'
import { signatureOf } from '../signature.ts'

/**
 * A message as data, following the Standard Webhooks specification: the id is the same for each attempt, the
 * timestamp is that of the attempt.
 */
export function webhookRequest(
  { url, signing_secret: secret }: StoredChannelSettings<'webhook'>,
  message: ChannelMessage,
  { now }: Attempt,
): ChannelRequest {
  const timestamp = String(Math.floor(now / 1000))
  const body = JSON.stringify({
    type: 'alerts.changed',
    timestamp: new Date(message.createdAt).toISOString(),
    data: {
      title: message.title,
      text: message.text,
      link: message.link,
      notification_level: message.level,
      is_active: message.isActive,
      lacks_data: message.lacksData === true,
      is_simulated: message.isSimulated,
      organization: message.organization,
      changes: message.changes,
    },
  })
  return {
    url,
    headers: {
      'webhook-id': message.id,
      'webhook-timestamp': timestamp,
      ...(secret === null
        ? {}
        : { 'webhook-signature': signatureOf({ id: message.id, timestamp, body, secret }) }),
    },
    body,
  }
}
