import { HOUR_MS, type DueHour } from '@airshed/domain'
import { STATISTIC_HOURS_MAX, type ReadingBasis, type StatisticsSearch } from '@airshed/schemas'
import { IANAZone } from 'luxon'
import type { ServerContext } from '../../context.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import { inTurn } from '../dataPoints/inTurn.ts'
import { zonedDataPoints, type ZonedDataPoint } from '../dataPoints/queries.ts'
import { invalidBody, invalidField } from '../../access/input/invalidField.ts'

/** Hourly figures that are read at once; other work runs between two such parts. */
const PART_FIGURES = 4_000

/** A range of data points, in the time zone given or in those of their devices. */
type ZonedSearch = StatisticsSearch & { timezone?: string }

/**
 * @throws ApiError 400 if the range is empty or the zone is unknown
 */
export function requireZonedRange({ from, to, timezone }: ZonedSearch): void {
  if (from >= to) throw invalidField('/to', `a time after from (${from})`, to)
  if (timezone !== undefined && !IANAZone.isValidZone(timezone)) {
    throw invalidField('/timezone', 'an IANA time zone', timezone)
  }
}

/**
 * Checks only the length of the window, before any hour is computed.
 *
 * @param windowMs the window that is read for each data point
 * @param most maximum number of hours of all data points together
 * @throws ApiError 400 beyond that
 */
export function requireFewHours(
  { data_point_id: ids }: ZonedSearch,
  windowMs: number,
  most: number = STATISTIC_HOURS_MAX,
): void {
  const points = new Set(ids).size
  const each = Math.ceil(windowMs / HOUR_MS) + 1
  if (each * points <= most) return
  const bound = most.toLocaleString('en')
  const expected = `at most ${bound} hours: ask for fewer data points or a shorter range`
  const got = `${each.toLocaleString('en')} of each of ${points}`
  throw invalidBody([{ path: '/from', expected, got }])
}

/** The data points that may be read, by the time zone that applies to them. */
export async function pointsByZone(
  { store }: ServerContext,
  visible: Condition,
  { data_point_id: asked, timezone }: ZonedSearch,
): Promise<Map<string, ZonedDataPoint[]>> {
  const byZone = new Map<string, ZonedDataPoint[]>()
  for (const point of await zonedDataPoints(store.db, visible, [...new Set(asked)])) {
    const zone = timezone ?? point.timezone
    byZone.set(zone, [...(byZone.get(zone) ?? []), point])
  }
  return byZone
}

/**
 * A range without what lies before the record of each of its data points: the range of all readings begins in 1970.
 *
 * @param now ms UTC
 */
export async function withinRecord<Search extends ZonedSearch>(
  { store }: ServerContext,
  search: Search,
  zones: ReadonlyMap<string, readonly ZonedDataPoint[]>,
  { callerId, now }: { callerId: string; now: number },
): Promise<Search> {
  const ids = [...zones.values()].flat().map(({ id }) => id)
  const window = { from: search.from, to: Math.max(search.from + 1, Math.min(search.to, now)) }
  const starts = await inTurn(store.measurements.recordStarts(ids, window, callerId))
  const earliest = Math.min(...ids.map((id) => starts.get(id) ?? search.from))
  // A record without a known time is of the end of the range, so that it has a year.
  return ids.length === 0 ? search : { ...search, from: Math.min(earliest, window.to - 1) }
}

/** Edges of steps, without the current step. */
export const wholeSteps = (edges: readonly number[], now: number): number[] =>
  edges.filter((edge) => edge <= now)

/** Hours of data points; `basis` is by default the choice of the organization of each device. */
export interface AskedHours {
  readonly ids: readonly string[]
  /** ms UTC, ascending. */
  readonly edges: readonly number[]
  readonly callerId: string
  readonly basis?: ReadingBasis | undefined
}

/** Passes on each hour of each data point, in parts that let other work run in between. */
export async function eachHour(
  { store }: ServerContext,
  { ids, edges, callerId, basis }: AskedHours,
  take: (id: string, hour: DueHour) => void,
): Promise<void> {
  const length = Math.max(1, Math.floor(PART_FIGURES / ids.length))
  for (let at = 0; at + 1 < edges.length; at += length) {
    const part = edges.slice(at, at + length + 1)
    const found = await inTurn(store.measurements.stepStatistics(ids, part, callerId, basis))
    for (const [id, figures] of found) {
      for (const [index, { value, expected, count }] of figures.entries()) {
        const [startMs = 0, endMs = 0] = part.slice(index, index + 2)
        take(id, { startMs, endMs, value, isDue: expected > 0 || count > 0 })
      }
    }
  }
}

/** The hours of each data point, all at once. */
export async function hoursOfPoints(
  context: ServerContext,
  part: AskedHours,
): Promise<Map<string, DueHour[]>> {
  const hours = new Map<string, DueHour[]>(part.ids.map((id) => [id, []]))
  await eachHour(context, part, (id, hour) => void hours.get(id)?.push(hour))
  return hours
}
