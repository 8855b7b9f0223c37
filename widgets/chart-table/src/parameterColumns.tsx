import {
  Coverage,
  MonitorLink,
  ReadingFigure,
  ReadingTime,
  StatisticFigure,
  type Column,
  type PluginIntl,
  type TimeRange,
  type WidgetActions,
} from '@airshed/kit'
import { LineToggle } from './LineToggle.tsx'
import type { ParameterRow } from './parameterRows.ts'

export interface ParameterColumnsOptions {
  /** Inner width of the widget, CSS pixels. */
  width: number
  shown: readonly string[]
  /** Percentiles that have a column, 0–100. */
  percents: readonly number[]
  range: TimeRange
  intl: PluginIntl
  actions: WidgetActions
  colorOf: (dataPointId: string) => string
  onToggle: (dataPointId: string) => void
}

/** Minimum widths (CSS px) that have space for these columns. */
const STATISTICS_FROM_PX = 400
const COVERAGE_FROM_PX = 500
const TIME_FROM_PX = 590
/** Width of a percentile column; if not all of them fit, there are none. */
const PERCENTILE_PX = 60

/** The columns that fit: name, unit and latest value always, the others if there is space. */
export function parameterColumns(
  options: ParameterColumnsOptions,
): readonly Column<ParameterRow>[] {
  const { width, shown, percents, range, intl, actions, colorOf, onToggle } = options
  const head = (id: string): string => intl.formatMessage({ id: `column.${id}` })
  const name: Column<ParameterRow> = {
    id: 'name',
    header: head('name'),
    isFlexible: true,
    cell: (row) => (
      <LineToggle
        row={row}
        color={colorOf(row.frame.dataPointId)}
        isShown={shown.includes(row.frame.dataPointId)}
        isNarrow={width < STATISTICS_FROM_PX}
        intl={intl}
        onToggle={onToggle}
      />
    ),
  }
  const unit: Column<ParameterRow> = {
    id: 'unit',
    header: head('unit'),
    cell: ({ frame }) => <span className="air-muted">{frame.unit}</span>,
  }
  const latest: Column<ParameterRow> = {
    id: 'latest',
    header: head('latest'),
    align: 'end',
    cell: ({ latest: reading, profileName, frame: { precision, unit: words, kind } }) => (
      <ReadingFigure {...{ reading, profileName, precision, kind }} unit={words} />
    ),
  }
  const figure = (id: 'minimum' | 'value' | 'maximum'): Column<ParameterRow> => ({
    id,
    header: head(id),
    align: 'end',
    cell: ({ statistics, frame }) => <StatisticFigure column={id} {...{ statistics, frame }} />,
  })
  const percentile = (percent: number): Column<ParameterRow> => ({
    id: `p${percent}`,
    header: head(`p${percent}`),
    align: 'end',
    cell: (row) => <StatisticFigure column={{ percent }} {...row} />,
  })
  const coverage: Column<ParameterRow> = {
    id: 'coverage',
    header: head('coverage'),
    align: 'end',
    cell: ({ statistics }) => <Coverage share={statistics?.coverage ?? null} />,
  }
  const time: Column<ParameterRow> = {
    id: 'time',
    header: head('time'),
    align: 'end',
    cell: ({ latest: { atMs, isOld } }) => (
      <ReadingTime at={atMs} isOld={isOld} now={range.to} timezone={intl.timeZone ?? 'UTC'} />
    ),
  }
  const monitor: Column<ParameterRow> = {
    id: 'monitor',
    header: head('monitor'),
    isHeaderHidden: true,
    width: '24px',
    cell: ({ frame: { nodeId, dataPointId, label } }) => (
      <MonitorLink
        {...{ nodeId, dataPointId, actions }}
        label={intl.formatMessage({ id: 'table.monitor' }, { name: label })}
      />
    ),
  }
  const percentilesPx = percents.length * PERCENTILE_PX
  const hasPercentiles = width >= STATISTICS_FROM_PX + percentilesPx
  const leftPx = hasPercentiles ? width - percentilesPx : width
  return [
    name,
    unit,
    latest,
    ...(width < STATISTICS_FROM_PX ? [] : [figure('minimum'), figure('value'), figure('maximum')]),
    ...(hasPercentiles ? percents.map(percentile) : []),
    ...(leftPx < COVERAGE_FROM_PX ? [] : [coverage]),
    ...(leftPx < TIME_FROM_PX ? [] : [time]),
    monitor,
  ]
}
