import { useClientTable, type PageRange, type ParamsLocation } from '@airshed/console-kit'
import {
  DataTable,
  EmptyState,
  ErrorState,
  timeFormat,
  useChartText,
  useSession,
  type DataPoint,
  type Node,
  type PluginIntl,
} from '@airshed/kit'
import { useMemo, useState } from 'react'
import { useTabParams } from '../../tabs/useTabParams.ts'
import { keptTable } from './keptTable.ts'
import { readingColumns } from './readingColumns.tsx'
import { filteredRows, NO_FILTERS } from './readingFilters.ts'
import { ReadingFilterBar } from './ReadingFilterBar.tsx'
import { ReadingsBar } from './ReadingsBar.tsx'
import { readingRows } from './readingRows.ts'
import { hasCorrectedValues, readingSeries } from './readingSeries.ts'
import { useReadingFilters } from './useReadingFilters.ts'
import { READINGS_MAX, useReadings } from './useReadings.ts'

const PAGE_SIZES = [20, 50, 100] as const
const NO_SERIES: readonly never[] = []

export interface ReadingsTableProps {
  node: Node
  /** One column for each; at least one. */
  points: readonly DataPoint[]
  range: PageRange
  /** Reported values are shown beside corrected ones. Default false. */
  hasReported?: boolean
  intl: PluginIntl
  /**
   * Where its order (`sort`), its filters (`filter`) and its page (`page`, `size`) are stored. Default: in
   * the table itself.
   */
  location?: ParamsLocation
}

/** Every reading of a range, corrected where it counts so, the newest first: filtered, sorted, in pages. */
export function ReadingsTable(props: ReadingsTableProps) {
  const { node, points, range, hasReported = false, intl } = props
  const { user, locale } = useSession()
  const { timezone } = user
  const ids = useMemo(() => points.map(({ _id: id }) => id), [points])
  const own = useTabParams()
  const location = props.location ?? own
  const reportedIds = useMemo(
    () => (hasReported ? points.filter(hasCorrectedValues).map(({ _id: id }) => id) : NO_SERIES),
    [hasReported, points],
  )
  const shown = useMemo(() => readingSeries(points, reportedIds), [points, reportedIds])
  const chartText = useChartText()
  const { filters, change, clear } = useReadingFilters(ids, location)
  const [areFiltersOpen, setFiltersOpen] = useState(filters !== NO_FILTERS)
  const readings = useReadings({
    ids,
    reportedIds,
    range: range.range,
    isLive: range.isLive,
    intervalMs: node.interval,
  })
  const format = useMemo(() => {
    const { date, timeWithSeconds } = timeFormat(locale.replace('_', '-'), timezone)
    return (ms: number): string => `${date(ms)}, ${timeWithSeconds(ms)}`
  }, [locale, timezone])
  const { from } = range.range
  // A live table has a reading of this very moment.
  const to = range.range.to + (range.isLive ? 1 : 0)
  const all = useMemo(
    () => readingRows(readings.series ?? NO_SERIES, { from, to }),
    [readings.series, from, to],
  )
  const rows = useMemo(() => filteredRows(all, ids, filters, format), [all, ids, filters, format])
  const columns = useMemo(
    () => readingColumns({ series: shown, format, timezone, intl, chartText }),
    // oxlint-disable-next-line react/exhaustive-deps -- the texts of charts follow from the language of `intl`
    [shown, format, timezone, intl],
  )
  const kept = keptTable(ids, PAGE_SIZES, location)
  const table = useClientTable(rows, columns, PAGE_SIZES, null, kept)
  const text = (id: string, values?: Record<string, string | number>): string =>
    intl.formatMessage({ id }, values)
  if (readings.isTooMuch) {
    return (
      <EmptyState
        title={text('table.tooMuch')}
        text={text('table.tooMuch.text', { count: READINGS_MAX })}
      />
    )
  }
  if (readings.isError && readings.series === undefined) {
    return <ErrorState title={text('table.error')} onRetry={readings.retry} />
  }
  return (
    <div className="devices-table">
      <ReadingsBar
        {...{ node, rows, range, timezone, intl, areFiltersOpen }}
        series={shown}
        total={all.length}
        onFilters={() => setFiltersOpen(!areFiltersOpen)}
        onClear={clear}
      />
      {areFiltersOpen ? (
        <ReadingFilterBar {...{ points, filters, intl }} onChange={change} />
      ) : null}
      <DataTable
        label={text('table.label', { name: node.presentName })}
        columns={columns}
        rowKey={({ ts }) => String(ts)}
        isLoading={readings.series === undefined}
        empty={<EmptyState title={text(all.length === 0 ? 'table.empty' : 'table.noneMatch')} />}
        {...table}
      />
    </div>
  )
}
