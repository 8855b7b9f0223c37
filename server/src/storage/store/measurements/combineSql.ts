import { COMBINATIONS, LEVEL_LIMIT_DB, type Combination } from '@airshed/domain'

/** `energyOf` of the domain: power relative to the reference, of a level in dB. */
export const energySql = (level: string) =>
  `power(10::float8, least(${LEVEL_LIMIT_DB}, greatest(-${LEVEL_LIMIT_DB}, ${level})) / 10)`

/** Resultants below this are rounding noise: opposite directions have no mean. */
const CANCELLED_BELOW = 1e-9

/** Computed from the sums of a step, as in rollups. */
const BY_SUMS: Readonly<Record<Combination, string>> = {
  mean: 'sum / count',
  vectorMean: `case when sqrt(sin_sum * sin_sum + cos_sum * cos_sum) / count < ${CANCELLED_BELOW} then null
    else mod((atan2d(sin_sum, cos_sum) + 360)::numeric, 360)::float8 end`,
  energyMean: '10 * log(energy_sum / count)',
  maximum: 'max',
  minimum: 'min',
  total: 'sum',
}

/**
 * The value of a step from its sums, by the kind of the data point. A direction has no minimum and no
 * maximum: its vector mean is used instead.
 *
 * @param kind SQL of the kind
 * @param statistic `mean` means the combination of the kind
 */
export function combineSql(kind: string, statistic: 'mean' | 'min' | 'max'): string {
  const cases = Object.entries(COMBINATIONS).map(([name, how]) => {
    const isPlain = statistic === 'mean' || how === 'vectorMean'
    return `when '${name}' then ${isPlain ? BY_SUMS[how] : statistic}`
  })
  return `case ${kind} ${cases.join(' ')} end`
}
