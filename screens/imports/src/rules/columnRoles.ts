import type { DraftMap } from '../draft/draftMap.ts'

/** What a column says about the readings of a row, besides the readings themselves. */
export const COLUMN_ROLES = [
  'time',
  'timeOfDay',
  'device',
  'name',
  'value',
  'unit',
  'status',
  'filter',
] as const
export type ColumnRole = (typeof COLUMN_ROLES)[number]

/** The roles of a column in a map; a column may have several. */
export function rolesOf(map: DraftMap, reference: string): readonly ColumnRole[] {
  const { time, device, long, rows = [], columns } = map
  const besides = Object.values(columns)
  const has: Readonly<Record<ColumnRole, boolean>> = {
    time: time.column === reference,
    timeOfDay: time.timeOfDay === reference,
    device: device?.column === reference,
    name: long?.name === reference,
    value: long?.value === reference,
    unit: long?.unit === reference || besides.some(({ unitColumn }) => unitColumn === reference),
    status: besides.some(({ status }) => status?.column === reference),
    filter: rows.some(({ column }) => column === reference),
  }
  return COLUMN_ROLES.filter((role) => has[role])
}
