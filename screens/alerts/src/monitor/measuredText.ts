import type { MeasuredCondition } from '@airshed/console-kit'
import { formatTooltipValue, type PluginIntl } from '@airshed/kit'
import { isAbsolute, limitUnit, type WatchedPoints } from '../list/ruleText.ts'

/** A measured number with its unit. */
export interface MeasuredValue {
  value: number
  unit: string
}

/**
 * The measurement of a condition as a number; null if unknown, or if it is not a number, as for on/off
 * values and silence.
 */
export function measuredValue(
  { condition, measured }: MeasuredCondition,
  points: WatchedPoints,
): MeasuredValue | null {
  const { dataPointId: watched } = condition
  if (measured === null || isSwitch(condition)) return null
  if (typeof watched !== 'string' && watched.func === 'silence') return null
  const id = typeof watched === 'string' ? watched : watched.dataPointId
  return { value: measured, unit: limitUnit(points.get(id), isAbsolute(condition)) }
}

/** What conditions measured when the alert began, each value once: "41.3 µg/m³". */
export function measuredText(
  measured: readonly MeasuredCondition[],
  points: WatchedPoints,
  intl: PluginIntl,
): string {
  const words = measured.flatMap((one) => wordsOf(one, points, intl) ?? [])
  return [...new Set(words)].join('; ')
}

function wordsOf(
  one: MeasuredCondition,
  points: WatchedPoints,
  intl: PluginIntl,
): string | undefined {
  const { condition, measured } = one
  const { dataPointId: watched } = condition
  if (measured === null) return undefined
  if (typeof watched !== 'string' && watched.func === 'silence') {
    return intl.formatMessage({ id: 'monitor.measured.silence' })
  }
  if (isSwitch(condition)) return intl.formatMessage({ id: `rule.${measured !== 0}` })
  const number = measuredValue(one, points)
  return number === null
    ? undefined
    : `${formatTooltipValue(number.value, intl.locale)} ${number.unit}`.trimEnd()
}

const isSwitch = (condition: MeasuredCondition['condition']): boolean =>
  'value' in condition && typeof condition.value === 'boolean'
