import { describeValue } from '@airshed/contract'
import type {
  DashboardConfiguration,
  DashboardDocument,
  DashboardRange,
  Issue,
  Widget,
} from '@airshed/schemas'
import { IANAZone } from 'luxon'
import { apiError } from '../../base/errors.ts'
import { invalidBody } from '../../access/input/invalidField.ts'
import type { WidgetConfigs } from './widgetConfigs.ts'
import { sizeIssues } from './widgetSizes.ts'

const NAME_MAX = 50
const COPY_SUFFIX = ' (copy)'
/** How far ahead of the server's clock a range may end, because clocks of browsers differ. */
const FUTURE_TOLERANCE_MS = 60_000

/**
 * Maximum bytes of a dashboard as JSON: room for fifty text widgets of full length. Each of its versions may be
 * as large.
 */
const DASHBOARD_BYTES_MAX = 1_048_576

/**
 * @param saved what it replaces, or null; one that is already too large may stay so
 * @throws ApiError 422 for a dashboard that is too large
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
 * Checks a configuration that replaces another one.
 *
 * @param saved widgets as currently saved
 * @param widgetLimit widgets that a dashboard may have; one that already has more may stay so
 * @throws ApiError 400 for duplicate ids, and for sizes and configs that their plugins reject, 409 over the limit
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
 * Issues for duplicate ids, sizes that their types do not allow, and configs that their plugins reject.
 *
 * @param path JSON pointer of the list of widgets in what was sent
 */
export function configurationIssues(
  widgets: readonly Widget[],
  saved: readonly Widget[],
  configs: WidgetConfigs,
  path: string,
): Issue[] {
  return [
    ...repeatedIds(widgets, path),
    ...sizeIssues(widgets, saved, configs, (index) => `${path}/${index}`),
    ...configs.issuesInAll(widgets, saved, path),
  ]
}

/** @throws ApiError 409 if a dashboard would have more widgets than allowed */
export function checkWidgetCount(count: number, limit: number): void {
  if (count > limit) throw apiError('WIDGET_LIMIT', { limit: String(limit) })
}

/**
 * Validates the initial range of a dashboard.
 *
 * @param now ms UTC
 * @throws ApiError 400 if it ends in the future or before it starts, or has no time zone
 */
export function checkRange(range: DashboardRange, now: number): void {
  refuse(rangeIssues(range, now, ''))
}

/**
 * The issues of a range.
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
