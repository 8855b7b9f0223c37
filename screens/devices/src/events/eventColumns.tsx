import type { DeviceEvent, ListColumn } from '@airshed/console-kit'
import { RelativeTime, timeFormat, type PluginIntl } from '@airshed/kit'
import { eventText } from './eventText.ts'
import '../details/muted.css'

export interface EventColumnsOptions {
  /** Time zone of the device's location, IANA. */
  timezone: string
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

/** Columns of events: local time at the device and age, what happened, and by whom. */
export function eventColumns(options: EventColumnsOptions): readonly ListColumn<DeviceEvent>[] {
  const { timezone, nowMs, intl } = options
  const text = (id: string): string => intl.formatMessage({ id })
  const format = timeFormat(intl.locale, timezone)
  return [
    {
      id: 'time',
      header: text('events.time'),
      widthPx: 232,
      isSortable: true,
      cell: ({ ts }) => <time dateTime={new Date(ts).toISOString()}>{format.exact(ts)}</time>,
      value: ({ ts }) => ts,
      valueKind: 'time',
    },
    {
      id: 'age',
      header: text('events.age'),
      widthPx: 112,
      cell: ({ ts }) => <RelativeTime at={ts} now={nowMs} timezone={timezone} />,
    },
    {
      id: 'event',
      header: text('events.event'),
      widthPx: 280,
      grow: 1,
      isTitle: true,
      cell: (event) => {
        const { title, detail } = eventText(event, intl)
        return (
          <>
            {title}
            {detail === '' ? null : <span className="devices-muted"> {detail}</span>}
          </>
        )
      },
      value: (event) => {
        const { title, detail } = eventText(event, intl)
        return detail === '' ? title : `${title}: ${detail}`
      },
    },
    {
      id: 'actor',
      header: text('events.actor'),
      widthPx: 176,
      cell: (event) => actorText(event, intl),
      value: (event) => actorText(event, intl),
    },
  ]
}

/** Who did it: a user's token is distinguished from the user. */
function actorText({ actor_kind: kind, actor_name: name }: DeviceEvent, intl: PluginIntl): string {
  return kind === 'token' ? intl.formatMessage({ id: 'events.byToken' }, { name }) : name
}
