import {
  AverageGrade,
  Coverage,
  NumberWithUnit,
  PlaceLink,
  ReadingFigure,
  ReadingTime,
  StatisticFigure,
  type Column,
  type PluginIntl,
  type Theme,
  type TimeRange,
  type WidgetActions,
} from '@airshed/kit'
import { CourseLine } from './CourseLine.tsx'
import type { SensorRow } from './sensorRows.ts'

export interface SensorColumnsOptions {
  /** Inner width of the widget, CSS pixels. */
  width: number
  range: TimeRange
  /** Whether the mean of any parameter was graded. */
  hasMeans: boolean
  theme: Theme
  intl: PluginIntl
  actions: WidgetActions
}

/** Minimum widths (CSS px) that have space for these columns. */
const MEAN_FROM_PX = 300
const COURSE_FROM_PX = 340
const STATISTICS_FROM_PX = 520
const COVERAGE_FROM_PX = 600
const TIME_FROM_PX = 680
/** Width of the column of means, CSS pixels. */
const MEAN_PX = 170

/** The columns that fit: name, latest value and unit always, the others, first the mean that was graded, if there is space. */
export function sensorColumns(options: SensorColumnsOptions): readonly Column<SensorRow>[] {
  const { width, range, hasMeans, theme, intl, actions } = options
  const isMeanShown = hasMeans && width >= MEAN_FROM_PX
  // What the mean takes is not there for the other columns.
  const rest = isMeanShown ? width - MEAN_PX : width
  const head = (id: string): string => intl.formatMessage({ id: `column.${id}` })
  const name: Column<SensorRow> = {
    id: 'name',
    header: head('name'),
    isFlexible: true,
    cell: ({ frame: { nodeId, dataPointId, label, shortLabel } }) => (
      <PlaceLink
        to={{ to: 'device-monitor', nodeId, dataPointId }}
        title={intl.formatMessage({ id: 'parameter.monitor' }, { name: label })}
        actions={actions}
      >
        {shortLabel}
      </PlaceLink>
    ),
  }
  const mean: Column<SensorRow> = {
    id: 'mean',
    header: head('mean'),
    cell: ({ air, profileName }) =>
      air === null ? null : (
        <span className="sensor-mean">
          <NumberWithUnit
            value={air.mean.value}
            unit={air.mean.unit}
            precision={air.mean.precision}
          />
          <AverageGrade air={air} profileName={profileName ?? ''} />
        </span>
      ),
  }
  const latest: Column<SensorRow> = {
    id: 'latest',
    header: head('latest'),
    align: 'end',
    cell: ({ latest: reading, profileName, frame: { precision, unit, kind } }) => (
      <ReadingFigure {...{ reading, profileName, precision, unit, kind }} />
    ),
  }
  const unitColumn: Column<SensorRow> = {
    id: 'unit',
    header: head('unit'),
    cell: ({ frame }) => <span className="air-muted">{frame.unit}</span>,
  }
  const course: Column<SensorRow> = {
    id: 'course',
    header: head('course'),
    cell: (row) => <CourseLine {...{ row, theme, intl }} />,
  }
  const figure = (id: 'minimum' | 'value' | 'maximum'): Column<SensorRow> => ({
    id,
    header: head(id),
    align: 'end',
    cell: ({ statistics, frame }) => <StatisticFigure column={id} {...{ statistics, frame }} />,
  })
  const coverage: Column<SensorRow> = {
    id: 'coverage',
    header: head('coverage'),
    align: 'end',
    cell: ({ statistics }) => <Coverage share={statistics?.coverage ?? null} />,
  }
  const time: Column<SensorRow> = {
    id: 'time',
    header: head('time'),
    cell: ({ latest: { atMs, isOld } }) => (
      <ReadingTime at={atMs} now={range.to} isOld={isOld} timezone={intl.timeZone ?? 'UTC'} />
    ),
  }
  return [
    name,
    ...(isMeanShown ? [mean] : []),
    latest,
    unitColumn,
    ...(rest < COURSE_FROM_PX ? [] : [course]),
    ...(rest < STATISTICS_FROM_PX ? [] : [figure('minimum'), figure('value'), figure('maximum')]),
    ...(rest < COVERAGE_FROM_PX ? [] : [coverage]),
    ...(rest < TIME_FROM_PX ? [] : [time]),
  ]
}
