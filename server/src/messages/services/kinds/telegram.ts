import type { StoredChannelSettings } from '@airshed/schemas'
import type { Attempt, ChannelMessage, ChannelRequest } from '../channelMessage.ts'
import { cutText, SHORTENED } from '../../../base/settings/cutText.ts'

const API = 'https://api.telegram.org'
/** Characters of one message. */
const TEXT_MAX = 4_096

/** A message of a Telegram bot, without `parse_mode`: its text is plain. */
export function telegramRequest(
  { bot_token: token, chat_id: chatId }: StoredChannelSettings<'telegram'>,
  { title, text, link }: ChannelMessage,
  { language }: Attempt,
): ChannelRequest {
  const end = `\n\n${link}`
  const head = [title, text].filter((part) => part.trim() !== '').join('\n\n')
  return {
    url: `${API}/bot${token}/sendMessage`,
    headers: {},
    body: JSON.stringify({
      chat_id: chatId,
      text: `${cutText(head, TEXT_MAX - end.length, SHORTENED[language])}${end}`,
      link_preview_options: { is_disabled: true },
    }),
  }
}
