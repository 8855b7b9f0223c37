import {
  HIDING_FLAGS,
  HIDING_REASONS,
  MEASUREMENT_FLAGS,
  type HidingReason,
} from '@airshed/schemas'

/** The column of `hidden_rollups` that counts a reason. */
export const HIDDEN_COLUMNS = {
  sensorFault: 'sensor_fault',
  invalid: 'invalid',
  implausible: 'implausible',
  unknownTime: 'unknown_time',
} as const satisfies Record<HidingReason, string>

const COLUMNS = HIDING_REASONS.map((reason) => HIDDEN_COLUMNS[reason])

/** `hidingReason` of the schemas: the first of several flags is the reason. */
export const isHiddenBySql = (flags: string): readonly string[] =>
  HIDING_REASONS.map((reason, at) => {
    const before = HIDING_REASONS.slice(0, at).reduce(
      (mask, earlier) => mask | MEASUREMENT_FLAGS[earlier],
      0,
    )
    const flag = MEASUREMENT_FLAGS[reason]
    return `(${flags} & ${before | flag}) = ${flag}`
  })

export const isHiddenSql = (flags: string): string => `${flags} & ${HIDING_FLAGS} <> 0`

/** Columns of readings: 1 if the reason hides it, otherwise 0. */
export const hiddenMarksSql = (flags: string): string =>
  isHiddenBySql(flags)
    .map((is, at) => `(${is})::int4 as ${COLUMNS[at]}`)
    .join(', ')

/** Applies `sql` to each column: `sum(row.invalid) as invalid, …`. */
export const eachHidden = (sql: (column: string) => string): string =>
  COLUMNS.map((column) => sql(column)).join(', ')
