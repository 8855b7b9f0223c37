import {
  BELOW_LIMIT_BITS,
  BELOW_LIMIT_MASK,
  BELOW_LIMIT_RULES,
  HIDING_FLAGS,
  HIDING_REASONS,
  MEASUREMENT_FLAGS,
  type BelowLimitRule,
  type HidingReason,
} from '@airshed/schemas'

const { belowLimit: BELOW } = MEASUREMENT_FLAGS
const { zero: ZERO, excluded: EXCLUDED } = BELOW_LIMIT_BITS

/** The column of `hidden_rollups` that counts a reason. */
export const HIDDEN_COLUMNS = {
  sensorFault: 'sensor_fault',
  invalid: 'invalid',
  implausible: 'implausible',
  unknownTime: 'unknown_time',
  rejected: 'rejected',
} as const satisfies Record<HidingReason, string>

/** The column of `hidden_rollups` that counts the readings below their detection limit, by how they count. */
export const BELOW_LIMIT_COLUMNS = {
  half: 'below_half',
  zero: 'below_zero',
  excluded: 'below_excluded',
} as const satisfies Record<BelowLimitRule, string>

const COLUMNS = [
  ...HIDING_REASONS.map((reason) => HIDDEN_COLUMNS[reason]),
  ...BELOW_LIMIT_RULES.map((rule) => BELOW_LIMIT_COLUMNS[rule]),
]

/** The columns of `hidden_rollups` that count, in the order of {@link hiddenMarksSql} and {@link eachHidden}. */
export const COUNTED_COLUMNS = COLUMNS.join(', ')

/** Readings that are in no rollup: those with a value are in one or the other. */
export const HIDDEN_SUM = [...Object.values(HIDDEN_COLUMNS), BELOW_LIMIT_COLUMNS.excluded].join(
  ' + ',
)

/** `hidingReason` of the schemas: the first of several flags is the reason. */
const isHiddenBySql = (flags: string): readonly string[] =>
  HIDING_REASONS.map((reason, at) => {
    const before = HIDING_REASONS.slice(0, at).reduce(
      (mask, earlier) => mask | MEASUREMENT_FLAGS[earlier],
      0,
    )
    const flag = MEASUREMENT_FLAGS[reason]
    return `(${flags} & ${before | flag}) = ${flag}`
  })

/** `belowLimitRule` of the schemas. */
const countsBySql = (flags: string): readonly string[] => {
  const mask = HIDING_FLAGS | BELOW
  return [
    `(${flags} & ${mask | ZERO | EXCLUDED}) = ${BELOW}`,
    `(${flags} & ${mask | ZERO | EXCLUDED}) = ${BELOW | ZERO}`,
    `(${flags} & ${mask | EXCLUDED}) = ${BELOW | EXCLUDED}`,
  ]
}

export const isHiddenSql = (flags: string): string => `${flags} & ${HIDING_FLAGS} <> 0`

/** Whether `hidden_rollups` counts a reading: a flag hides it, or it is below its detection limit. */
export const isReportedSql = (flags: string): string => `${flags} & ${REPORTED_FLAGS} <> 0`

/** The flags of readings that `hidden_rollups` counts. */
export const REPORTED_FLAGS = HIDING_FLAGS | BELOW

/** The flags of readings that do not count. */
export const UNCOUNTED_FLAGS = HIDING_FLAGS | EXCLUDED

/** `countedValue` of the schemas: the value that figures count, or null. An ordinary reading costs one comparison. */
export const countedSql = (value = 'value', flags = 'flags'): string =>
  `case when ${flags} & ${REPORTED_FLAGS} = 0 then ${value}
    when ${flags} & ${UNCOUNTED_FLAGS} <> 0 then null
    when ${flags} & ${ZERO} <> 0 then 0::float8 else ${value} / 2 end`

/** The detection limit that a reading is below; null: it is above, or hidden. */
export const limitSql = (value = 'value', flags = 'flags'): string =>
  `case when ${flags} & ${REPORTED_FLAGS} = ${BELOW} then ${value} end`

/**
 * Flags with the rule by which a reading below its detection limit counts now, that of the organization which owns its device.
 *
 * @param key SQL of the key of the data point
 */
export const ruledFlagsSql = (flags: string, key: string): string =>
  `(case when ${flags} & ${BELOW} = 0 then ${flags} & ${~BELOW_LIMIT_MASK}
    else (${flags} & ${~BELOW_LIMIT_MASK}) | coalesce((
      select ${ruleBitsSql('organization.below_limit')}
      from data_points owned join nodes device on device.id = owned.node_id
      join organizations organization on organization.id = device.organization_id
      where owned.key = ${key}
    ), 0) end)::int2`

/** `BELOW_LIMIT_BITS` of a rule. */
const ruleBitsSql = (rule: string): string =>
  `case ${rule} when 'zero' then ${ZERO} when 'excluded' then ${EXCLUDED} else 0 end`

/** Columns of readings: 1 if the reason hides it, or the rule counts it, otherwise 0. */
export const hiddenMarksSql = (flags: string): string =>
  [...isHiddenBySql(flags), ...countsBySql(flags)]
    .map((is, at) => `(${is})::int4 as ${COLUMNS[at]}`)
    .join(', ')

/** Applies `sql` to each column: `sum(row.invalid) as invalid, …`. */
export const eachHidden = (sql: (column: string) => string): string =>
  COLUMNS.map((column) => sql(column)).join(', ')
