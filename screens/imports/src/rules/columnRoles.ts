import type { DraftMap } from '../draft/draftMap.ts'

/** What a column says about the readings of a row, besides the readings themselves. */
const COLUMN_ROLES = [
  'time',
  'timeOfDay',
  'device',
  'deviceName',
  'dataPoint',
  'name',
  'value',
  'unit',
  'flags',
  'hidden',
  'status',
  'filter',
] as const
export type ColumnRole = (typeof COLUMN_ROLES)[number]

/** The roles of a column in a map; a column may have several. */
export function rolesOf(map: DraftMap, reference: string): readonly ColumnRole[] {
  const { time, device, long, rows = [], columns, dataPoints } = map
  const besides = Object.values(columns)
  const has: Readonly<Record<ColumnRole, boolean>> = {
    time: time.column === reference,
    timeOfDay: time.timeOfDay === reference,
    device: device?.column === reference,
    deviceName: dataPoints?.device === reference,
    dataPoint: dataPoints?.id === reference,
    name: long?.name === reference || dataPoints?.name === reference,
    value:
      long?.value === reference || (dataPoints !== undefined && columns[reference] !== undefined),
    unit: long?.unit === reference || besides.some(({ unitColumn }) => unitColumn === reference),
    flags: dataPoints?.flags === reference,
    hidden: dataPoints?.hidden === reference,
    status: besides.some(({ status }) => status?.column === reference),
    filter: rows.some(({ column }) => column === reference),
  }
  return COLUMN_ROLES.filter((role) => has[role])
}
