import { describeValue } from '@airshed/contract'
import type {
  DashboardConfiguration,
  DashboardDocument,
  DashboardRange,
  Issue,
  Widget,
} from '@airshed/schemas'
import { IANAZone } from 'luxon'
import { apiError } from '../../errors.ts'
import { invalidBody } from '../input/invalidField.ts'
import type { WidgetConfigs } from './widgetConfigs.ts'

const NAME_MAX = 50
const COPY_SUFFIX = ' (copy)'
/** Clocks of browsers run ahead by so much, and no range ends later. */
const FUTURE_TOLERANCE_MS = 60_000

/**
 * Bytes of a dashboard as JSON: room for fifty text widgets of full length, and each of its versions may
 * have as many.
 */
export const DASHBOARD_BYTES_MAX = 1_048_576

/**
 * @param saved what it replaces, which may be larger already and stay so; null: nothing
 * @throws ApiError 422 for a dashboard that is too large to be kept
 */
export function checkDocumentBytes(
  document: DashboardDocument,
  saved: DashboardDocument | null,
): void {
  const bytes = bytesOf(document)
  if (bytes <= DASHBOARD_BYTES_MAX || (saved !== null && bytes <= bytesOf(saved))) return
  throw apiError('DASHBOARD_TOO_LARGE', {
    bytes: String(bytes),
    limit: String(DASHBOARD_BYTES_MAX),
  })
}

const bytesOf = (document: DashboardDocument): number => Buffer.byteLength(JSON.stringify(document))

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
  refuse(configurationIssues(widgets, saved, configs, '/configuration/widgets'))
  if (widgets.length > saved.length) checkWidgetCount(widgets.length, widgetLimit)
}

/**
 * Ids that come twice, and configs that their plugins refuse.
 *
 * @param path JSON pointer of the list of widgets in what was sent
 */
export function configurationIssues(
  widgets: readonly Widget[],
  saved: readonly Widget[],
  configs: WidgetConfigs,
  path: string,
): Issue[] {
  return [...repeatedIds(widgets, path), ...configs.issuesInAll(widgets, saved, path)]
}

/** @throws ApiError 409 where a dashboard would hold more widgets than it may */
export function checkWidgetCount(count: number, limit: number): void {
  if (count > limit) throw apiError('WIDGET_LIMIT', { limit: String(limit) })
}

/**
 * Validates the initial range of a dashboard.
 *
 * @param now ms UTC
 * @throws ApiError 400 where it ends in the future or before it starts, or has no time zone
 */
export function checkRange(range: DashboardRange, now: number): void {
  refuse(rangeIssues(range, now, ''))
}

/**
 * What is wrong with a range.
 *
 * @param path JSON pointer of the range in what was sent
 */
export function rangeIssues(
  { timezone, from, to }: DashboardRange,
  now: number,
  path: string,
): Issue[] {
  const issue = (field: string, expected: string, got: unknown): Issue[] => [
    { path: `${path}/${field}`, expected, got: describeValue(got) },
  ]
  if (!IANAZone.isValidZone(timezone)) return issue('timezone', 'an IANA time zone', timezone)
  if (from >= to) return issue('to', `a time after from (${from})`, to)
  if (to <= now + FUTURE_TOLERANCE_MS) return []
  return issue('to', `a time that is not in the future (now is ${now})`, to)
}

function repeatedIds(widgets: readonly Widget[], path: string): Issue[] {
  const seen = new Set<string>()
  return widgets.flatMap(({ id }, index) => {
    const isRepeated = seen.has(id)
    seen.add(id)
    if (!isRepeated) return []
    return [{ path: `${path}/${index}/id`, expected: 'an id that no other widget has', got: id }]
  })
}

function refuse([first, ...others]: readonly Issue[]): void {
  if (first !== undefined) throw invalidBody([first, ...others])
}
