import { randomUUID } from 'node:crypto'
import type { ChannelMessage, StoredChannel } from './channelMessage.ts'
import { timeText } from '../mail/timeText.ts'
import { channelText } from './channelText.ts'

interface TestFacts {
  organization: { id: string; name: string; isSimulated: boolean }
  /** The list of alerts. */
  link: string
  /** ms UTC. */
  now: number
}

/** A message that shows whether a channel works. */
export function testMessage(
  { language, timezone }: Pick<StoredChannel, 'language' | 'timezone'>,
  { organization: { isSimulated, ...organization }, link, now }: TestFacts,
): ChannelMessage {
  const text = channelText(language)
  const time = timeText(now, language, timezone)
  return {
    id: `test_${randomUUID()}`,
    title: text('testTitle'),
    text: text('testText', { organization: organization.name, time }),
    link,
    level: 'info',
    isActive: null,
    lacksData: false,
    isSimulated,
    organization,
    changes: [],
    createdAt: now,
  }
}
