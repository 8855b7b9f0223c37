import type { StoredChannelSettings } from '@airshed/schemas'
import type { Attempt, ChannelMessage, ChannelRequest } from '../channelMessage.ts'
import { channelText } from '../channelText.ts'
import { cutText, SHORTENED } from '../../../base/settings/cutText.ts'

/** Maximum characters of a header block, and of the text of a section, that Slack accepts. */
const HEADER_MAX = 150
const SECTION_MAX = 3_000
/** Characters of the text that notifications show: Slack cuts beyond 4,000. */
const NOTIFICATION_MAX = 4_000

/**
 * A message for an incoming webhook of Slack. Plain-text blocks support neither formatting nor mentions,
 * and everything else is escaped, so that the name of an alert cannot mention anyone.
 */
export function slackRequest(
  { url }: StoredChannelSettings<'slack'>,
  message: ChannelMessage,
  { language }: Attempt,
): ChannelRequest {
  const open = escaped(channelText(language)('open'))
  const blocks = [
    { type: 'header', text: plain(message.title, HEADER_MAX) },
    ...(message.text.trim() === ''
      ? []
      : [{ type: 'section', text: plain(message.text, SECTION_MAX, SHORTENED[language]) }]),
    {
      type: 'section',
      text: { type: 'mrkdwn', text: `<${escaped(message.link)}|${open}>`, verbatim: true },
    },
  ]
  const text = cutEscaped(message.title, NOTIFICATION_MAX)
  return { url, headers: {}, body: JSON.stringify({ text, mrkdwn: false, blocks }) }
}

const plain = (text: string, max: number, end?: string) => ({
  type: 'plain_text',
  text: cutEscaped(text, max, end),
  emoji: false,
})

/** Escapes the three characters with a special meaning in Slack's markup. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Escaped text of at most `max` characters; never cut in the middle of an escape. */
function cutEscaped(text: string, max: number, end?: string): string {
  let room = max
  let shown = cutText(text, room, end)
  while (escaped(shown).length > max) {
    room -= Math.max(1, Math.ceil((escaped(shown).length - max) / 5))
    shown = cutText(text, room, end)
  }
  return escaped(shown)
}
