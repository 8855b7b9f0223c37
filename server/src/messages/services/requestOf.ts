import type { ChannelMessage, ChannelRequest, StoredChannel } from './channelMessage.ts'
import { ntfyRequest } from './kinds/ntfy.ts'
import { slackRequest } from './kinds/slack.ts'
import { teamsRequest } from './kinds/teams.ts'
import { telegramRequest } from './kinds/telegram.ts'
import { webhookRequest } from './kinds/webhook.ts'
import { plainMessage } from './plainMessage.ts'

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
  const message = plainMessage(written)
  switch (settings.kind) {
    case 'slack':
      return slackRequest(settings, message, language)
    case 'teams':
      return teamsRequest(settings, message, language)
    case 'telegram':
      return telegramRequest(settings, message, language)
    case 'ntfy':
      return ntfyRequest(settings, message, language)
    case 'webhook':
      return webhookRequest(settings, message, now)
  }
}
