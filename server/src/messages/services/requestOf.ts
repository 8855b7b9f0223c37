import type { ChannelKind } from '@airshed/schemas'
import type { ChannelMessage, ChannelRequest, Sender, StoredChannel } from './channelMessage.ts'
import { ntfyRequest } from './kinds/ntfy.ts'
import { slackRequest } from './kinds/slack.ts'
import { teamsRequest } from './kinds/teams.ts'
import { telegramRequest } from './kinds/telegram.ts'
import { webhookRequest } from './kinds/webhook.ts'
import { plainMessage } from './plainMessage.ts'

/** How a message is written for each of `CHANNEL_SERVICES`. */
const SENDERS: { readonly [Kind in ChannelKind]: Sender<Kind> } = {
  slack: slackRequest,
  teams: teamsRequest,
  telegram: telegramRequest,
  ntfy: ntfyRequest,
  webhook: webhookRequest,
}

/**
 * A message in the form that the service of a channel accepts, within its limits.
 *
 * @param now ms UTC, of this attempt
 */
export function requestOf(
  { settings, language }: Pick<StoredChannel, 'settings' | 'language'>,
  written: ChannelMessage,
  now: number,
): ChannelRequest {
  // The sender and the settings are of one kind, which the compiler cannot follow.
  const send = SENDERS[settings.kind] as Sender<ChannelKind>
  return send(settings, plainMessage(written), { language, now })
}
