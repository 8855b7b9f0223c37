import {
  organizationColumn,
  timeColumn,
  type Calibration,
  type ListColumn,
} from '@airshed/console-kit'
import { StatusTag, type PluginIntl } from '@airshed/kit'
import { metricsText } from '../rules/measurementText.ts'

const LOOKS = { ok: 'completed', fail: 'failed', not_run: 'not_run' } as const

export interface CalibrationColumnsOptions {
  intl: PluginIntl
  /** Current time, ms UTC. */
  nowMs: number
  /** Organization id → its name, if devices of several are shown; null if all belong to one. */
  organizations: ReadonlyMap<string, string> | null
}

/** Columns of the list: whether a device is calibrated, when it was compared, with what, and how well each parameter fits. */
export function calibrationColumns(
  options: CalibrationColumnsOptions,
): readonly ListColumn<Calibration>[] {
  const { intl, nowMs, organizations } = options
  const text = (id: string): string => intl.formatMessage({ id })
  const statusWord = ({ status }: Calibration): string => text(`status.${status}`)
  const readyWord = ({ ready }: Calibration): string => text(`ready.${ready}`)
  const organization = ({ organization_id: id }: Calibration): string =>
    organizations?.get(id) ?? id
  const references = ({ measurements }: Calibration): string =>
    [...new Set(measurements.flatMap(({ reference }) => reference?.serial ?? []))].join(', ')
  const parameters = ({ measurements }: Calibration): string =>
    measurements
      .map((measurement) => metricsText(measurement, intl))
      .filter((words) => words !== '')
      .join(' · ')
  return [
    {
      id: 'status',
      header: text('column.status'),
      widthPx: 118,
      narrow: 'badge',
      isSortable: true,
      cell: (row) => <StatusTag status={LOOKS[row.status]} label={statusWord(row)} />,
      value: statusWord,
    },
    {
      id: 'ready',
      header: text('column.ready'),
      widthPx: 84,
      narrow: 'hidden',
      cell: (row) => (
        <StatusTag status={row.ready === 'yes' ? 'completed' : 'error'} label={readyWord(row)} />
      ),
      value: readyWord,
    },
    {
      id: 'serial',
      header: text('column.serial'),
      widthPx: 120,
      isTitle: true,
      isSortable: true,
      cell: ({ serial }) => serial,
      value: ({ serial }) => serial,
    },
    {
      id: 'name',
      header: text('column.name'),
      widthPx: 150,
      grow: 1,
      isSortable: true,
      narrow: 'line',
      cell: ({ name }) => name,
      value: ({ name }) => name,
    },
    ...(organizations === null
      ? []
      : [organizationColumn({ header: text('column.organization'), nameOf: organization })]),
    timeColumn({
      nowMs,
      timeZone: intl.timeZone,
      id: 'timestamp',
      widthPx: 118,
      header: text('column.timestamp'),
      at: ({ timestamp }) => timestamp,
      isSortable: true,
      narrow: 'labelled',
    }),
    {
      id: 'reference',
      header: text('column.reference'),
      widthPx: 120,
      narrow: 'hidden',
      cell: references,
      value: references,
    },
    {
      id: 'parameters',
      header: text('column.parameters'),
      widthPx: 220,
      grow: 2,
      narrow: 'line',
      cell: parameters,
      value: parameters,
    },
  ]
}
