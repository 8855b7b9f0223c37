import {
  BelowLimitMark,
  FaultSince,
  formatReading,
  formatTooltipValue,
  HiddenMark,
  timeFormat,
  type Frame,
  type PluginIntl,
} from '@airshed/kit'
import type { GapRow, Measured, MeasurementRow } from './measurementRows.ts'

/** Whether any reading of the row has its time of arrival as its time. */
export const isReceivedTime = ({ measured }: MeasurementRow): boolean =>
  Object.values(measured).some((one) => one.isReceivedTime)

/**
 * A reading with its decimals, why it is hidden, or a dash; the newest one shows since when it is hidden.
 */
export function MeasuredCell({
  measured,
  frame,
  isNewest,
  intl,
}: {
  /** undefined: this data point has no reading at that time. */
  measured: Measured | undefined
  frame: Pick<Frame, 'unit' | 'precision' | 'decimals' | 'kind' | 'fault'>
  /** This data point has no newer reading. */
  isNewest: boolean
  intl: PluginIntl
}) {
  if (measured === undefined) return null
  const { value, hidden, belowLimit } = measured
  const { fault, unit, precision, decimals } = frame
  if (hidden !== null) {
    return (
      <>
        <HiddenMark hidden={hidden} unit={unit} isShort />
        {isNewest && fault !== undefined ? (
          <FaultSince {...{ fault, unit, precision, decimals }} />
        ) : null}
      </>
    )
  }
  if (belowLimit !== undefined) return <BelowLimitMark below={belowLimit} unit={unit} />
  if (value === null) {
    return (
      <span className="air-muted" title={intl.formatMessage({ id: 'reading.none' })}>
        –
      </span>
    )
  }
  if (frame.kind === 'boolean') {
    return intl.formatMessage({ id: value === 0 ? 'reading.no' : 'reading.yes' })
  }
  return (
    <span
      className="recent-measurements-value"
      title={`${formatTooltipValue(value, intl.locale)} ${frame.unit}`.trim()}
    >
      {formatReading(value, intl.locale, frame)}
    </span>
  )
}

interface TimeProps {
  /** Current time, ms UTC: other days are shown with their date. */
  nowMs: number
  intl: PluginIntl
}

/** When it was measured, to the second; a star marks a time of arrival. */
export function TimeCell({
  row,
  nowMs,
  intl,
  isNew,
  isShort,
}: TimeProps & { row: MeasurementRow; isNew: boolean; isShort: boolean }) {
  const format = timeFormat(intl.locale, intl.timeZone ?? 'UTC')
  const time = format.timeWithSeconds(row.atMs)
  const received = intl.formatMessage({ id: 'reading.received' })
  return (
    <span className="recent-measurements-time" data-new={isNew}>
      <time dateTime={new Date(row.atMs).toISOString()} title={format.exact(row.atMs)}>
        {format.isSameDay(row.atMs, nowMs) ? time : `${format.date(row.atMs)}, ${time}`}
      </time>
      {isShort && isReceivedTime(row) ? (
        <span className="air-muted" title={received}>
          <span aria-hidden> *</span>
          <span className="air-visually-hidden">{received}</span>
        </span>
      ) : null}
    </span>
  )
}

/** The time span without readings. */
export function GapText({ row, nowMs, intl }: TimeProps & { row: GapRow }) {
  const format = timeFormat(intl.locale, intl.timeZone ?? 'UTC')
  const write = (ms: number): string =>
    format.isSameDay(ms, nowMs) ? format.time(ms) : format.dateTime(ms)
  const words =
    row.toMs === null
      ? intl.formatMessage({ id: 'gap.lasts' }, { from: write(row.fromMs) })
      : intl.formatMessage({ id: 'gap' }, { from: write(row.fromMs), to: write(row.toMs) })
  return (
    <span className="recent-measurements-gap" title={words}>
      {words}
    </span>
  )
}
