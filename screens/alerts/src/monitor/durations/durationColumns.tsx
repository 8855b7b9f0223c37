import type { AlertDuration } from '@airshed/console-kit'
import type { Column, PluginIntl } from '@airshed/kit'
import type { WatchedPoints } from '../../list/ruleWords.ts'
import { categoryName } from '../categoryName.ts'
import { durationWords } from '../../durationWords.ts'
import { measuredValue, measuredWords } from '../measuredWords.ts'
import { spanNotes, timesOf } from '../spanWords.ts'

export interface DurationColumnsOptions {
  /** Name of the alert. */
  name: string
  points: WatchedPoints
  intl: PluginIntl
}

/** One period of activity per row: when, how long, of what, and what was measured at its start. */
export function durationColumns(options: DurationColumnsOptions): readonly Column<AlertDuration>[] {
  const { points, intl } = options
  const { date, timeWithSeconds } = timesOf(intl)
  const text = (id: string): string => intl.formatMessage({ id })
  const time = (at: number) => (
    <time dateTime={new Date(at).toISOString()}>{`${date(at)}, ${timeWithSeconds(at)}`}</time>
  )
  const muted = (words: string | null) =>
    words === null || words === '' ? null : <span className="air-muted">{words}</span>
  const nameOf = ({ dataPointId }: AlertDuration): string => categoryName(dataPointId, options)
  const notesOf = (duration: AlertDuration): string => spanNotes(duration, intl).join(', ')
  return [
    {
      id: 'from',
      header: text('monitor.column.from'),
      cell: ({ from }) => time(from),
      sortValue: ({ from }) => from,
    },
    {
      id: 'to',
      header: text('monitor.column.to'),
      cell: ({ to, isOpen }) => (isOpen ? text('monitor.now') : time(to)),
      sortValue: ({ to }) => to,
    },
    {
      id: 'duration',
      header: text('monitor.column.duration'),
      align: 'end',
      cell: ({ from, to }) => durationWords(to - from, intl.locale),
      sortValue: ({ from, to }) => to - from,
    },
    {
      id: 'name',
      header: text('monitor.column.name'),
      cell: (duration) => <span className="alerts-wrap">{nameOf(duration)}</span>,
      sortValue: nameOf,
    },
    {
      id: 'measured',
      header: text('monitor.column.measured'),
      align: 'end',
      cell: (duration) => measuredWords(duration, points, intl),
      sortValue: (duration) => firstMeasured(duration, points),
    },
    {
      id: 'note',
      header: text('monitor.column.note'),
      cell: (duration) => muted(notesOf(duration)),
      sortValue: notesOf,
    },
    {
      id: 'dataPoint',
      header: text('monitor.column.dataPoint'),
      cell: ({ dataPointId }) => muted(dataPointId),
      sortValue: ({ dataPointId }) => dataPointId,
    },
  ]
}

function firstMeasured(
  { dataPointId, measured }: AlertDuration,
  points: WatchedPoints,
): number | null {
  if (dataPointId === null) return null
  const known = measured.map((one) => measuredValue(one, points)).filter((one) => one !== null)
  return known[0]?.value ?? null
}
