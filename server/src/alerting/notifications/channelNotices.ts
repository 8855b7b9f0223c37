import { conditionPointIds } from '@airshed/domain'
import type {
  ChannelChange,
  ChannelMessage,
  StoredChannel,
} from '../../messages/services/channelMessage.ts'
import type { MailContent } from '../../messages/mail/defineMail.ts'
import { alertChangeMail } from '../../messages/mail/templates/alertChange/alertChangeMail.ts'
import { alertChangesMail } from '../../messages/mail/templates/alertChanges/alertChangesMail.ts'
import { LEVELS, listOf, onlyNotice, type ComposedNotices } from './composed.ts'
import type { DueNotice } from './dueNotices.ts'

/** The message for a channel: the texts of a mail without those for a single reader, and the changes as data. */
export function channelNotices(
  composed: ComposedNotices,
  { language }: Pick<StoredChannel, 'language'>,
  now: number,
): ChannelMessage {
  const { organization, due, notices, points, link } = composed
  const { id, name, isSimulated } = organization
  const only = onlyNotice(composed)
  const about = { organization: name, isSimulated, link }
  const content =
    only === null
      ? alertChangesMail.write({ ...about, ...listOf(composed) }, language)
      : alertChangeMail.write(
          {
            ...about,
            ...only.words,
            picture: null,
            acknowledgeLink: null,
            muteLink: null,
            unsubscribeLink: null,
          },
          language,
        )
  return {
    id: `notice_${composed.key}`,
    title: content.subject,
    text: paragraphsOf(content),
    link,
    level: LEVELS.find((level) => notices.some((notice) => notice.level === level)) ?? 'info',
    lacksData: only !== null && only.words.state === 'no_data',
    isActive: only === null ? null : only.words.state === 'active',
    isSimulated,
    organization: { id, name },
    changes: due.map((notice) => changeOf(notice, points)),
    createdAt: now,
  }
}

const paragraphsOf = ({ blocks }: MailContent): string =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])).join('\n')

function changeOf(
  { alert_id: alertId, ts, is_active: isActive, lacks_data: lacksData, reason, content }: DueNotice,
  points: ComposedNotices['points'],
): ChannelChange {
  return {
    alert_id: alertId,
    name: content.name,
    ts,
    is_active: isActive,
    lacks_data: lacksData,
    reason,
    measured: content.conditions.map((condition) => {
      const [pointId = ''] = conditionPointIds(condition)
      const point = points.get(pointId)
      const value = 'expr' in condition ? condition.value : null
      const reference =
        typeof value === 'object' && value !== null
          ? content.references.find(({ name }) => name === value.reference)?.value
          : value
      return {
        parameter: point?.parameter ?? pointId,
        device: point?.device ?? condition.deviceId ?? '',
        measured: condition.measured,
        unit: point?.unit ?? null,
        limit: typeof reference === 'number' ? reference : null,
      }
    }),
  }
}
