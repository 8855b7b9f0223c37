import type { SensorFault } from '@airshed/schemas'
import type { UiText } from '../messages/uiMessages.ts'
import { formatReading } from '@airshed/domain'
import { timeFormat } from '../time/formatTime.ts'

export interface FaultTextOptions {
  unit: string
  precision: number
  /** Most decimals that its readings came with; absent: unknown. */
  decimals?: number | undefined
  /** BCP 47 tag. */
  locale: string
  /** IANA zone. */
  timezone: string
  text: UiText
}

/** Since when a sensor is faulty and what it measured before: `since Mar 14, 16:00, after 12.3 µg/m³`. */
export function faultText(
  { sinceMs, lastGood }: SensorFault,
  { unit, precision, decimals, locale, timezone, text }: FaultTextOptions,
): string {
  const since = timeFormat(locale, timezone).dateTime(sinceMs)
  const [, value = null] = lastGood ?? []
  if (value === null) return text('ui.reading.faultSince', { since })
  const figure = `${formatReading(value, locale, { precision, decimals })} ${unit}`.trim()
  return text('ui.reading.faultAfter', { since, value: figure })
}
