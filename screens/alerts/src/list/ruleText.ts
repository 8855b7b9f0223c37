import { conditionPointIds, type AlertCondition, type AlertReference } from '@airshed/console-kit'
import { formatCoverage, MINUTE_MS, periodWords, type PluginIntl } from '@airshed/kit'

/** A parameter of a device, as displayed to the reader. */
export interface WatchedPoint {
  parameter: string
  device: string
  unit: string
  /** Unit of the server, if the reader is shown another one. */
  storedUnit?: string | undefined
}

/** The unit of a limit: absolute values of temperatures are compared and shown in the unit of the server. */
export const limitUnit = (point: WatchedPoint | undefined, isAbsolute: boolean): string =>
  (isAbsolute ? point?.storedUnit : undefined) ?? point?.unit ?? ''

/** Data point id → its description; absent if it no longer exists, or the reader may not see it. */
export type WatchedPoints = ReadonlyMap<string, WatchedPoint>

/**
 * A condition as a sentence: "The average of PM2.5 at Quay Street over 15 min is above 35 µg/m³".
 *
 * @param references of its alert, whose values are shown beside their names; default none
 */
export function conditionText(
  condition: AlertCondition,
  points: WatchedPoints,
  intl: PluginIntl,
  references: readonly AlertReference[] = [],
): string {
  const nameOf = (id: string): string => {
    const point = points.get(id)
    return point === undefined
      ? intl.formatMessage({ id: 'rule.gone' }, { id })
      : intl.formatMessage(
          { id: 'rule.point' },
          { parameter: point.parameter, device: point.device },
        )
  }
  const [first = '', second = ''] = conditionPointIds(condition)
  const amountOf = (value: number): string => {
    const unit = limitUnit(points.get(first), isAbsolute(condition))
    const amount = intl.formatNumber(value, { maximumFractionDigits: 12 })
    return unit === '' ? amount : `${amount} ${unit}`
  }
  const { dataPointId } = condition
  if (typeof dataPointId !== 'string' && dataPointId.func === 'diff') {
    return intl.formatMessage(
      { id: 'rule.diff' },
      { point: nameOf(first), other: nameOf(second), value: amountOf(dataPointId.value) },
    )
  }
  if (typeof dataPointId !== 'string' && dataPointId.func === 'silence') {
    const period = periodWords(dataPointId.period * MINUTE_MS, intl.locale)
    return intl.formatMessage({ id: 'rule.silence' }, { point: nameOf(first), period })
  }
  if (!('expr' in condition)) return nameOf(first)
  const { expr, value, basis, clear_value: clearValue } = condition
  const own = subjectText(dataPointId, nameOf(first), intl)
  const subject =
    basis === undefined
      ? own
      : intl.formatMessage(
          { id: `rule.${basis.kind}` },
          {
            subject: own,
            basis: basis.kind === 'above_upwind' ? nameOf(second) : amountOf(basis.value),
          },
        )
  const rule = intl.formatMessage(
    { id: `rule.${expr}` },
    {
      subject,
      value:
        typeof value === 'number'
          ? amountOf(value)
          : namedValue(value, { intl, references, amountOf }),
    },
  )
  return clearValue === undefined
    ? rule
    : intl.formatMessage({ id: 'rule.clear' }, { rule, value: amountOf(clearValue) })
}

/** Whether a condition compares the absolute value of its readings. */
export const isAbsolute = ({ dataPointId: watched }: AlertCondition): boolean =>
  typeof watched !== 'string' && watched.func === 'abs'

interface NamedValueOptions {
  intl: PluginIntl
  references: readonly AlertReference[]
  amountOf: (value: number) => string
}

/** True or false in words, or the name of a shared value. */
function namedValue(
  value: boolean | { reference: string },
  { intl, references, amountOf }: NamedValueOptions,
): string {
  if (typeof value === 'boolean') return intl.formatMessage({ id: `rule.${value}` })
  const known = references.find(({ name }) => name === value.reference)
  return known === undefined ? value.reference : `${value.reference} (${amountOf(known.value)})`
}

function subjectText(
  watched: AlertCondition['dataPointId'],
  point: string,
  intl: PluginIntl,
): string {
  if (typeof watched === 'string') return intl.formatMessage({ id: 'rule.reading' }, { point })
  const period = 'period' in watched ? periodWords(watched.period * MINUTE_MS, intl.locale) : ''
  const subject = intl.formatMessage({ id: `rule.${watched.func}` }, { point, period })
  if (!('completeness' in watched) || watched.completeness === undefined) return subject
  const share = formatCoverage(watched.completeness, intl.locale)
  return intl.formatMessage({ id: 'rule.completeness' }, { subject, share })
}
