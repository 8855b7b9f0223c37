import {
  COMBINATIONS,
  DAY_MS,
  type DataPoint,
  type DeviceProfile,
  type WidgetData,
} from '@airshed/kit'
import { calendarDays, yearsOf, type CalendarDay } from './calendarDays.ts'
import type { CalendarPlotConfig } from './config.ts'
import { zoneOfDays } from './dayZone.ts'

/** What is shown: the days of one year of a data point. */
export interface CalendarModel {
  dataPoint: DataPoint
  deviceName: string
  /** IANA zone of the days. */
  timezone: string
  /** Grades daily means of the parameter; null if no profile does. */
  profile: DeviceProfile | null
  /** Days above it are counted, in the unit of the data point; null: none are. */
  limit: number | null
  /** All years of the range. */
  years: readonly number[]
  year: number
  days: readonly CalendarDay[]
}

/** Why there is no calendar. */
export type MissingCalendar = 'unknown' | 'direction' | 'loading' | 'noData'

/**
 * The days of the year that was chosen, or of the newest one.
 *
 * @param readerZone IANA zone of the days until those of the device have arrived
 * @param wantedYear the viewer's choice; undefined: none
 */
export function calendarModel(
  { node_id: nodeId, data_point_id: id, limit }: CalendarPlotConfig,
  { nodes, steps, asOfMs }: Pick<WidgetData, 'nodes' | 'steps' | 'asOfMs'>,
  readerZone: string,
  wantedYear?: number,
): CalendarModel | MissingCalendar {
  const node = nodes.find(({ _id }) => _id === nodeId)
  const dataPoint = node?.data_points?.find(({ _id }) => _id === id)
  if (node === undefined || dataPoint === undefined) return 'unknown'
  // Directions have no order.
  if (dataPoint.kind === 'direction') return 'direction'
  const found = steps[id]
  if (found === undefined) return 'loading'
  const timezone = zoneOfDays(found.edges, [node.timezone, readerZone])
  const all = calendarDays(found, timezone, asOfMs ?? 0)
  if (all.every(({ figure }) => figure.count === 0)) return 'noData'
  const years = yearsOf(all)
  const year = years.find((one) => one === wantedYear) ?? years.at(-1) ?? 0
  const [profile = null] = node.profiles ?? []
  return {
    dataPoint,
    deviceName: node.presentName,
    timezone,
    profile: gradesDays(profile, dataPoint) ? profile : null,
    limit: limit ?? null,
    years,
    year,
    days: all.filter((day) => day.year === year),
  }
}

/**
 * Limits for other periods than a day do not apply to its mean, and limits for means do not apply to
 * totals.
 */
const gradesDays = (profile: DeviceProfile | null, { path, kind }: DataPoint): boolean =>
  profile?.ranges[path]?.averagingPeriodMs === DAY_MS && COMBINATIONS[kind] === 'mean'
