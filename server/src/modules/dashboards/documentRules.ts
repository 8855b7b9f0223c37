import type { DashboardConfiguration, DashboardRange, Issue, Widget } from '@airshed/schemas'
import { IANAZone } from 'luxon'
import { apiError } from '../../errors.ts'
import { invalidBody, invalidField } from '../input/invalidField.ts'
import type { WidgetConfigs } from './widgetConfigs.ts'

const NAME_MAX = 50
const COPY_SUFFIX = ' (copy)'
/** Clocks of browsers run ahead by so much, and no range ends later. */
const FUTURE_TOLERANCE_MS = 60_000

/** The name with a copy suffix, cut so that both fit. */
export function copyName(name: string): string {
  return [...name].slice(0, NAME_MAX - COPY_SUFFIX.length).join('') + COPY_SUFFIX
}

/**
 * Judges a configuration that replaces another one.
 *
 * @param saved widgets as they are saved now
 * @param widgetLimit widgets that a dashboard may hold; one that holds more already may stay so
 * @throws ApiError 400 for ids that come twice and configs that their plugins refuse, 409 over the
 *   limit
 */
export function checkConfiguration(
  { widgets }: DashboardConfiguration,
  saved: readonly Widget[],
  widgetLimit: number,
  configs: WidgetConfigs,
): void {
  const issues = [
    ...repeatedIds(widgets),
    ...configs.issuesInAll(widgets, saved, '/configuration/widgets'),
  ]
  const [first, ...others] = issues
  if (first !== undefined) throw invalidBody([first, ...others])
  if (widgets.length > saved.length) checkWidgetCount(widgets.length, widgetLimit)
}

/** @throws ApiError 409 where a dashboard would hold more widgets than it may */
export function checkWidgetCount(count: number, limit: number): void {
  if (count > limit) throw apiError('WIDGET_LIMIT', { limit: String(limit) })
}

/**
 * Judges the range that a dashboard shall open with.
 *
 * @param now ms UTC
 * @throws ApiError 400 where it ends in the future or before it starts, or has no time zone
 */
export function checkRange({ timezone, from, to }: DashboardRange, now: number): void {
  if (!IANAZone.isValidZone(timezone)) {
    throw invalidField('/timezone', 'an IANA time zone', timezone)
  }
  if (from >= to) throw invalidField('/to', `a time after from (${from})`, to)
  if (to > now + FUTURE_TOLERANCE_MS) {
    throw invalidField('/to', `a time that is not in the future (now is ${now})`, to)
  }
}

function repeatedIds(widgets: readonly Widget[]): Issue[] {
  const seen = new Set<string>()
  return widgets.flatMap(({ id }, index) => {
    const isRepeated = seen.has(id)
    seen.add(id)
    if (!isRepeated) return []
    const path = `/configuration/widgets/${index}/id`
    return [{ path, expected: 'an id that no other widget has', got: id }]
  })
}
