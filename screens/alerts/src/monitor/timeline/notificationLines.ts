import type { AlertNotification } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { timesOf } from '../spanText.ts'
import type { TimelineEntry } from './timelineEntries.ts'

/**
 * Who was notified of a change and how, or why nobody was; recipients with the same outcome share a line.
 */
export function notificationLines(
  { withheld, notifications }: NonNullable<TimelineEntry['notified']>,
  intl: PluginIntl,
): readonly string[] {
  if (withheld !== null) return [intl.formatMessage({ id: `monitor.withheld.${withheld}` })]
  const groups = Map.groupBy(
    notifications,
    ({ via, state, reason, sent_at: sentAt, due_at: dueAt }) =>
      [via, state, reason, state === 'waiting' && sentAt === null ? dueAt : null].join('|'),
  )
  return [...groups.values()].map((group) => lineOf(group, intl))
}

function lineOf(group: readonly AlertNotification[], intl: PluginIntl): string {
  const [{ via, state, due_at: dueAt, sent_at: sentAt, reason }] = group as [AlertNotification]
  // Already part of a message that the job has not handed over yet.
  const isOnItsWay = state === 'waiting' && sentAt !== null
  return intl
    .formatMessage(
      { id: `monitor.notified.${isOnItsWay ? 'onItsWay' : state}` },
      {
        via: intl.formatMessage({ id: `monitor.via.${via}` }),
        names: intl.formatList(
          group.map(({ to }) => to ?? intl.formatMessage({ id: 'monitor.deletedChannel' })),
        ),
        time: timesOf(intl).dateTime(dueAt),
        reason: reason ?? '',
      },
    )
    .trim()
}
