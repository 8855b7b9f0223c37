import type { DebugLine, ListColumn } from '@airshed/console-kit'
import { timeFormat, type PluginIntl } from '@airshed/kit'

/** Columns of debug lines: local time of the reader, component, and message. */
export function debugColumns(intl: PluginIntl): readonly ListColumn<DebugLine>[] {
  const text = (id: string): string => intl.formatMessage({ id })
  const format = timeFormat(intl.locale, intl.timeZone ?? 'UTC')
  return [
    {
      id: 'time',
      header: text('debug.time'),
      widthPx: 232,
      isSortable: true,
      cell: ({ ts }) => <time dateTime={new Date(ts).toISOString()}>{format.exact(ts)}</time>,
      value: ({ ts }) => ts,
      valueKind: 'time',
    },
    {
      id: 'tag',
      header: text('debug.tag'),
      widthPx: 112,
      narrow: 'badge',
      cell: ({ tag }) => tag,
      value: ({ tag }) => tag,
    },
    {
      id: 'message',
      header: text('debug.message'),
      widthPx: 240,
      grow: 1,
      isTitle: true,
      cell: ({ message }) => message,
      value: ({ message }) => message,
    },
  ]
}
