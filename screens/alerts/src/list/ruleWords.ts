import type { AlertCondition } from '@airshed/console-kit'
import { MINUTE_MS, periodWords, type PluginIntl } from '@airshed/kit'

/** A parameter of a device, in the reader's words. */
export interface WatchedPoint {
  parameter: string
  device: string
  unit: string
}

/** Data point id → what it is; absent for one that is gone, or that the reader may not see. */
export type WatchedPoints = ReadonlyMap<string, WatchedPoint>

/** Ids of the data points that a condition looks at. */
export function pointsOf({ dataPointId }: AlertCondition): readonly string[] {
  if (typeof dataPointId === 'string') return [dataPointId]
  return dataPointId.func === 'diff'
    ? [dataPointId.dataPointId, dataPointId.dataPointId2]
    : [dataPointId.dataPointId]
}

/** A condition as a sentence: "The average of PM2.5 at Quay Street over 15 min is above 35 µg/m³". */
export function conditionWords(
  condition: AlertCondition,
  points: WatchedPoints,
  intl: PluginIntl,
): string {
  const nameOf = (id: string): string => {
    const point = points.get(id)
    return point === undefined
      ? intl.formatMessage({ id: 'rule.gone' }, { id })
      : intl.formatMessage({ id: 'rule.point' }, { ...point })
  }
  const [first = '', second = ''] = pointsOf(condition)
  const amountOf = (value: number): string => {
    const unit = points.get(first)?.unit ?? ''
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
  const { expr, value } = condition
  return intl.formatMessage(
    { id: `rule.${expr}` },
    {
      subject: subjectWords(dataPointId, nameOf(first), intl),
      value: typeof value === 'number' ? amountOf(value) : namedValue(value, intl),
    },
  )
}

/** True or false in words, or the name of a value that several conditions share. */
const namedValue = (value: boolean | { reference: string }, intl: PluginIntl): string =>
  typeof value === 'boolean' ? intl.formatMessage({ id: `rule.${value}` }) : value.reference

function subjectWords(
  watched: AlertCondition['dataPointId'],
  point: string,
  intl: PluginIntl,
): string {
  if (typeof watched === 'string') return intl.formatMessage({ id: 'rule.reading' }, { point })
  const period = 'period' in watched ? periodWords(watched.period * MINUTE_MS, intl.locale) : ''
  return intl.formatMessage({ id: `rule.${watched.func}` }, { point, period })
}
