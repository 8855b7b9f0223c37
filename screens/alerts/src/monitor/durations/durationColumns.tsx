import { durationPointIds, type AlertDuration } from '@airshed/console-kit'
import { StatusTag, type Column, type PluginIntl } from '@airshed/kit'
import { durationText } from '../../durationText.ts'
import type { WatchedPoints } from '../../list/ruleText.ts'
import { measuredValue } from '../measuredText.ts'
import { spanNotes, timesOf } from '../spanText.ts'
import { MeasuredPoints } from './MeasuredPoints.tsx'

export interface DurationColumnsOptions {
  points: WatchedPoints
  intl: PluginIntl
}

/**
 * One period per row: when, how long, in which state, and what its data points measured at its start. The rows are
 * those of the alert itself: its data points have the same times.
 */
export function durationColumns(options: DurationColumnsOptions): readonly Column<AlertDuration>[] {
  const { points, intl } = options
  const { date, timeWithSeconds } = timesOf(intl)
  const text = (id: string): string => intl.formatMessage({ id })
  const time = (at: number) => (
    <time dateTime={new Date(at).toISOString()}>{`${date(at)}, ${timeWithSeconds(at)}`}</time>
  )
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
      cell: ({ from, to }) => durationText(to - from, intl.locale),
      sortValue: ({ from, to }) => to - from,
    },
    {
      id: 'state',
      header: text('monitor.column.state'),
      cell: ({ state }) => <StatusTag status={state} label={text(`state.${state}`)} />,
      sortValue: ({ state }) => state,
    },
    {
      id: 'measured',
      header: text('monitor.column.measured'),
      cell: ({ measured }) => <MeasuredPoints {...{ measured, points, intl }} />,
      sortValue: ({ measured }) => firstMeasured(measured, points),
    },
    {
      id: 'note',
      header: text('monitor.column.note'),
      cell: (duration) => {
        const notes = notesOf(duration)
        return notes === '' ? null : <span className="air-muted alerts-wrap">{notes}</span>
      },
      sortValue: notesOf,
    },
    {
      id: 'dataPoint',
      header: text('monitor.column.dataPoint'),
      cell: (duration) =>
        durationPointIds(duration).map((id) => (
          <div className="air-muted" key={id}>
            {id}
          </div>
        )),
      sortValue: (duration) => durationPointIds(duration)[0] ?? null,
    },
  ]
}

function firstMeasured(measured: AlertDuration['measured'], points: WatchedPoints): number | null {
  const known = measured.map((one) => measuredValue(one, points)).filter((one) => one !== null)
  return known[0]?.value ?? null
}
