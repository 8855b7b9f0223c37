import {
  BelowLimitMark,
  HiddenMark,
  hiddenReading,
  formatReading,
  formatTooltipValue,
  useUiText,
  type useChartText,
  type DataPoint,
  type PluginIntl,
} from '@airshed/kit'
import type { Column } from '@airshed/kit'
import { belowLimitOf, type Measurement } from '@airshed/console-kit'
import type { ReadingRow } from './readingRows.ts'
import { seriesHeader, type ReadingSeries } from './readingSeries.ts'

export interface ReadingColumnsOptions {
  series: readonly ReadingSeries[]
  /** Formats a time, ms UTC. */
  format: (ms: number) => string
  /** IANA zone of the times. */
  timezone: string
  intl: PluginIntl
  chartText: ReturnType<typeof useChartText>
}

/**
 * The time, and a column for each series with its unit. Rows are sorted by the values that count, not by reported ones
 * beside them.
 */
export function readingColumns(options: ReadingColumnsOptions): readonly Column<ReadingRow>[] {
  const { series, format, timezone, intl, chartText } = options
  return [
    {
      id: 'time',
      header: intl.formatMessage({ id: 'table.time' }, { timezone }),
      cell: ({ ts }) => <time dateTime={new Date(ts).toISOString()}>{format(ts)}</time>,
      sortValue: ({ ts }) => ts,
    },
    ...series.map((one): Column<ReadingRow> => {
      const { point, basis, place } = one
      const { _id: id, shortPresentName, presentName } = point
      const isBeside = basis === 'reported'
      return {
        id: isBeside ? `${id} reported` : id,
        header: <span title={presentName}>{seriesHeader(shortPresentName, one, chartText)}</span>,
        align: 'end',
        cell: ({ readings }) => <Figure reading={readings[place]} point={point} intl={intl} />,
        ...(isBeside
          ? {}
          : { sortValue: ({ readings }: ReadingRow) => readings[place]?.[1] ?? null }),
      }
    }),
  ]
}

interface FigureProps {
  reading: Measurement | undefined
  point: DataPoint
  intl: PluginIntl
}

/** A value, why it is hidden, or nothing if there is no reading at that time. */
function Figure({ reading, point, intl }: FigureProps) {
  const text = useUiText()
  if (reading === undefined) return null
  const [, value, flags] = reading
  const { path, unit, precision, decimals, kind } = point
  const hidden = hiddenReading(flags, path)
  if (hidden !== null) return <HiddenMark hidden={hidden} unit={unit} isShort />
  const below = belowLimitOf(value, flags)
  if (below !== null) return <BelowLimitMark below={below} unit={unit} />
  if (kind === 'boolean' && value !== null) {
    return <span>{text(value === 0 ? 'ui.reading.no' : 'ui.reading.yes')}</span>
  }
  return (
    <span title={value === null ? undefined : `${formatTooltipValue(value, intl.locale)} ${unit}`}>
      {formatReading(value, intl.locale, { precision, decimals })}
    </span>
  )
}
