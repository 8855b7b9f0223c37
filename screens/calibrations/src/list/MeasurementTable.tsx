import type { Calibration, CalibrationMeasurement } from '@airshed/console-kit'
import { StatusTag, timeFormat, type PluginIntl } from '@airshed/kit'
import { figure, lineText, nameOf, rSquaredText } from '../rules/measurementText.ts'
import './measurementTable.css'

const LOOKS = { ok: 'completed', fail: 'failed', not_run: 'not_run' } as const
const COLUMNS = [
  'parameter',
  'status',
  'reference',
  'period',
  'hours',
  'r2',
  'rmse',
  'line',
] as const

export interface MeasurementTableProps {
  calibration: Calibration
  intl: PluginIntl
}

/** How each parameter of a device compares with its reference. */
export function MeasurementTable({ calibration, intl }: MeasurementTableProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const { serial, measurements } = calibration
  if (measurements.length === 0) return <p className="air-muted">{text('measurements.none')}</p>
  const title = intl.formatMessage({ id: 'measurements.title' }, { serial })
  return (
    <div className="calibrations-scroll" tabIndex={0} role="region" aria-label={title}>
      <table className="calibrations-measurements">
        <caption className="air-visually-hidden">{title}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {text(`measurement.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measurements.map((measurement) => (
            <MeasurementRow key={measurement.data_point_id} {...{ measurement, intl }} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface MeasurementRowProps {
  measurement: CalibrationMeasurement
  intl: PluginIntl
}

function MeasurementRow({ measurement, intl }: MeasurementRowProps) {
  const { status, reason, reference, metrics, unit, from, to } = measurement
  const text = (id: string): string => intl.formatMessage({ id })
  // Runs are given in UTC.
  const { dateTimeOfYear } = timeFormat(intl.locale, 'UTC')
  const withUnit = (value: number | null | undefined) =>
    typeof value === 'number' ? `${figure(value, intl)} ${unit}` : '–'
  return (
    <tr>
      <th scope="row">{nameOf(measurement, intl)}</th>
      <td>
        <StatusTag status={LOOKS[status]} label={text(`status.${status}`)} />
        {reason === null ? null : <div className="air-muted">{text(`reason.${reason}`)}</div>}
      </td>
      <td>{reference === null ? text('never') : `[${reference.serial}] ${reference.name}`}</td>
      <td>
        {from === null || to === null ? '–' : `${dateTimeOfYear(from)} – ${dateTimeOfYear(to)} UTC`}
      </td>
      <td>{metrics === null ? '–' : `${metrics.count} / ${metrics.expected}`}</td>
      <td>{rSquaredText(metrics?.r_squared, intl)}</td>
      <td>
        {metrics === null || metrics.rmse_before === null
          ? withUnit(metrics?.rmse)
          : `${figure(metrics.rmse_before, intl)} → ${withUnit(metrics.rmse)}`}
      </td>
      <td>{lineText(measurement, intl)}</td>
    </tr>
  )
}
