import type { StoredChannelSettings } from '@airshed/schemas'
import type { Attempt, ChannelMessage, ChannelRequest } from '../channelMessage.ts'
import { cutBytes, SHORTENED } from '../../../base/settings/cutText.ts'

/** Bytes of a message; ntfy makes a longer one an attachment. */
const MESSAGE_MAX_BYTES = 4_000
const TITLE_MAX_BYTES = 250

/** Of 1 to 5, where 3 is the default. */
const PRIORITIES = { critical: 5, warning: 4, info: 3 } as const
/** Short names of the emojis that ntfy puts before the title. */
const TAGS = {
  critical: 'rotating_light',
  warning: 'warning',
  info: 'information_source',
} as const
const OVER = { priority: 3, tag: 'white_check_mark' } as const

/** A message for an ntfy topic, posted as JSON to the root of the server. */
export function ntfyRequest(
  { server, topic, token }: StoredChannelSettings<'ntfy'>,
  { title, text, link, level, isActive, lacksData }: ChannelMessage,
  { language }: Attempt,
): ChannelRequest {
  const isOver = isActive === false && lacksData !== true
  return {
    url: server,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: JSON.stringify({
      topic,
      title: cutBytes(title, TITLE_MAX_BYTES),
      message: cutBytes(text.trim() === '' ? title : text, MESSAGE_MAX_BYTES, SHORTENED[language]),
      priority: isOver ? OVER.priority : PRIORITIES[level],
      tags: [isOver ? OVER.tag : TAGS[level]],
      click: link,
    }),
  }
}
