import { belowLimitOf, type ListColumn, type ReadingRevision } from '@airshed/console-kit'
import {
  BelowLimitMark,
  HiddenMark,
  hiddenReading,
  RelativeTime,
  type DataPoint,
  type PluginIntl,
} from '@airshed/kit'
import { authorText } from './authorText.ts'
import { revisedFigures } from './revisedFigures.ts'

export interface RevisionColumnsOptions {
  /** Those that the revisions are of. */
  points: readonly DataPoint[]
  /** Formats the time of a reading, ms UTC. */
  format: (ms: number) => string
  /** IANA zone of the times. */
  timezone: string
  /** Current time, ms UTC. */
  nowMs: number
  intl: PluginIntl
}

const DEFAULT_PRECISION = 2

/** Columns of revised readings: when and what was measured, the value before and after, by whom and when. */
export function revisionColumns(
  options: RevisionColumnsOptions,
): readonly ListColumn<ReadingRevision>[] {
  const { points, format, timezone, nowMs, intl } = options
  const text = (id: string, values?: Record<string, string>): string =>
    intl.formatMessage({ id }, values)
  const pointOf = ({ data_point_id: wanted }: ReadingRevision) =>
    points.find(({ _id: id }) => id === wanted)
  const parameter = (revision: ReadingRevision): string => {
    const name = pointOf(revision)?.shortPresentName ?? revision.data_point_id
    return revision.unit === '' ? name : `${name}, ${revision.unit}`
  }
  return [
    {
      id: 'time',
      header: text('table.timeShort'),
      widthPx: 152,
      isSortable: true,
      isTitle: true,
      cell: ({ ts }) => <time dateTime={new Date(ts).toISOString()}>{format(ts)}</time>,
      value: ({ ts }) => ts,
      valueKind: 'time',
    },
    {
      id: 'parameter',
      header: text('revised.parameter'),
      widthPx: 128,
      cell: (revision) => <span title={pointOf(revision)?.presentName}>{parameter(revision)}</span>,
      value: parameter,
    },
    {
      id: 'before',
      header: text('revised.before'),
      widthPx: 112,
      align: 'end',
      narrow: 'badge',
      cell: (revision) => <Figure {...{ revision, intl }} end={0} point={pointOf(revision)} />,
      value: ({ old_value: value }) => value,
      valueKind: 'number',
    },
    {
      id: 'after',
      header: text('revised.after'),
      widthPx: 112,
      align: 'end',
      narrow: 'badge',
      cell: (revision) => (
        <span className="devices-revised-after">
          <Figure {...{ revision, intl }} end={1} point={pointOf(revision)} />
        </span>
      ),
      value: ({ value }) => value,
      valueKind: 'number',
    },
    {
      id: 'author',
      header: text('revised.by'),
      widthPx: 200,
      grow: 1,
      cell: (revision) => {
        const words = authorText(revision, intl)
        return <span title={words}>{words}</span>
      },
      value: (revision) => authorText(revision, intl),
    },
    {
      id: 'revised',
      header: text('revised.at'),
      widthPx: 112,
      narrow: 'hidden',
      cell: ({ revised_at: at }) => <RelativeTime at={at} now={nowMs} timezone={timezone} />,
      value: ({ revised_at: at }) => at,
      valueKind: 'time',
    },
  ]
}

interface FigureProps {
  revision: ReadingRevision
  /** 0: the value before, 1: the one after. */
  end: 0 | 1
  point: DataPoint | undefined
  intl: PluginIntl
}

/** One of the two values, or why it is hidden. */
function Figure({ revision, end, point, intl }: FigureProps) {
  const { old_value: before, old_flags: beforeFlags, value: after, flags, unit } = revision
  const own = end === 0 ? beforeFlags : flags
  const hidden = hiddenReading(own, point?.path ?? '')
  if (hidden !== null) return <HiddenMark hidden={hidden} unit={unit} isShort />
  const below = belowLimitOf(end === 0 ? before : after, own)
  if (below !== null) return <BelowLimitMark below={below} unit={unit} />
  const precision = point?.precision ?? DEFAULT_PRECISION
  const { locale } = intl
  return revisedFigures([before, after], { precision, decimals: point?.decimals, locale })[end]
}
