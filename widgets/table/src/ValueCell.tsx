import {
  colorOfParameter,
  formatValue,
  ReadingFigure,
  ReadingTime,
  Sparkline,
  type PluginIntl,
  type Theme,
} from '@airshed/kit'
import type { DeviceRow, DeviceValue } from './deviceRows.ts'
import type { ParameterHead } from './parameterHeads.ts'

export interface ValueCellProps {
  row: DeviceRow
  head: ParameterHead
  /** Size of its trend line, CSS pixels. */
  coursePx: number
  courseHeightPx: number
  /** Whether any value of the column has a grade: all of them reserve space for one. */
  hasGrades: boolean
  /** Current time, ms UTC. */
  nowMs: number
  theme: Theme
  intl: PluginIntl
}

/** A value with its grade; with its time if it is old, and its unit if that differs from the column's. */
export function ValueCell(props: ValueCellProps) {
  const { row, head, coursePx, courseHeightPx, hasGrades, nowMs, theme, intl } = props
  const value = row.values[head.path]
  if (value === undefined) {
    return (
      <span
        className="table-widget-none"
        data-has-grades={hasGrades}
        title={intl.formatMessage({ id: 'value.notMeasured' })}
      >
        –
      </span>
    )
  }
  const { frame, reading, course } = value
  const { unit, precision, kind } = frame
  return (
    <span className="table-widget-value">
      {course === null || course.every(Number.isNaN) ? null : (
        <Sparkline
          values={course}
          color={colorOfParameter(frame.path, theme)}
          width={coursePx}
          height={courseHeightPx}
          label={courseText(head, value, course, intl)}
        />
      )}
      {reading.isOld && reading.value !== null ? (
        <span className="table-widget-old">
          <ReadingTime at={reading.atMs} now={nowMs} isOld timezone={intl.timeZone ?? 'UTC'} />
        </span>
      ) : null}
      <span>
        <ReadingFigure
          {...{ reading, precision, unit, kind }}
          profileName={row.profileName}
          keepsGradeRoom={hasGrades}
        />
      </span>
      {unit === head.unit ? null : <span className="table-widget-unit">{unit}</span>}
    </span>
  )
}

/** The minimum and maximum of a trend line, for those who cannot see it. */
function courseText(
  { label: name }: ParameterHead,
  { frame }: DeviceValue,
  course: Float64Array,
  intl: PluginIntl,
): string {
  const known = course.filter((one) => !Number.isNaN(one))
  const write = (one: number): string => formatValue(one, intl.locale, frame.precision)
  return intl.formatMessage(
    { id: 'value.course' },
    {
      name,
      minimum: write(Math.min(...known)),
      maximum: write(Math.max(...known)),
      unit: frame.unit,
    },
  )
}
