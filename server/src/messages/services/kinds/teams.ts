import type { StoredChannelSettings } from '@airshed/schemas'
import type { Attempt, ChannelMessage, ChannelRequest } from '../channelMessage.ts'
import { channelText } from '../channelText.ts'
import { cutBytes, SHORTENED } from '../../../base/settings/cutText.ts'

/** Teams accepts messages up to 28 KB; the frame of the card and JSON escapes need some of it. */
const TITLE_MAX_BYTES = 1_000
const TEXT_MAX_BYTES = 8_000
/** Each line is an element of the card, which costs more than its text. */
const LINES_MAX = 60

const COLORS = { critical: 'Attention', warning: 'Warning', info: 'Accent' } as const

/**
 * A message for a webhook of Teams Workflows: an Adaptive Card. Its texts are text runs, which do not support
 * Markdown, so that nothing in the name of an alert becomes a link or a mention.
 */
export function teamsRequest(
  { url }: StoredChannelSettings<'teams'>,
  message: ChannelMessage,
  { language }: Attempt,
): ChannelRequest {
  const { level, isActive, lacksData, link } = message
  const title = {
    type: 'TextRun',
    text: cutBytes(message.title, TITLE_MAX_BYTES),
    weight: 'Bolder',
    size: 'Medium',
    color: isActive === false && lacksData !== true ? 'Good' : COLORS[level],
  }
  const end = SHORTENED[language]
  const lines = cutBytes(message.text, TEXT_MAX_BYTES, end)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const shown = lines.length > LINES_MAX ? [...lines.slice(0, LINES_MAX), end] : lines
  const card = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [paragraph(title), ...shown.map((text) => paragraph({ type: 'TextRun', text }))],
    actions: [{ type: 'Action.OpenUrl', title: channelText(language)('open'), url: link }],
    msteams: { width: 'Full' },
  }
  const attachment = {
    contentType: 'application/vnd.microsoft.card.adaptive',
    contentUrl: null,
    content: card,
  }
  return {
    url,
    headers: {},
    body: JSON.stringify({ type: 'message', attachments: [attachment] }),
  }
}

const paragraph = (run: object) => ({ type: 'RichTextBlock', inlines: [run] })
