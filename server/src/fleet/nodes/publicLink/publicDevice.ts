import {
  convertedPrecision,
  decimalsOf,
  gradedMean,
  isStale,
  MINUTE_MS,
  type GradedMean,
} from '@airshed/domain'
import { parameterById, profileOfDevice } from '@airshed/profiles'
import type {
  AirQuality,
  DeviceProfile,
  PublicDevice,
  PublicGrade,
  PublicParameter,
} from '@airshed/schemas'
import { sql, type SqlBool } from 'kysely'
import type { ServerContext } from '../../../context.ts'
import { nodeRows, type NodeRow } from '../../../access/entities/nodes.ts'
import { findAirQuality } from '../../airQuality/airQuality.ts'
import type { ShownRow } from '../../dataPoints/queries.ts'
import type { LinkRow } from './linkRows.ts'
import { shownPoints } from './shownPoints.ts'
import {
  converted,
  timeOf,
  VISITORS,
  type readShownSeries,
  type ShownSeries,
} from './shownSeries.ts'
import { shownUnits, type ShownUnit } from './shownUnits.ts'
import { PAGE_HELD_MS, shownWindow, type ShownWindow } from './shownWindow.ts'

/** Reads series, or returns cached ones: those of whole steps do not change until the next step ends. */
type ReadSeries = (
  points: readonly ShownRow[],
  window: ShownWindow,
) => Promise<Awaited<ReturnType<typeof readShownSeries>>>

/**
 * What the public page of a device shows. It never reveals the id or the location of the device, and its serial
 * only if the link does.
 *
 * @param now ms UTC
 * @returns undefined if the device is gone
 */
export async function publicDevice(
  context: ServerContext,
  link: LinkRow,
  now: number,
  readSeries: ReadSeries,
): Promise<PublicDevice | undefined> {
  const { db } = context.store
  const node = await nodeRows(db).where('nodes.id', '=', link.node_id).executeTakeFirst()
  if (node === undefined) return undefined
  const window = shownWindow(link, now)
  const points = await shownPoints(db, node.id)
  const series = await readSeries(points, window)
  const air = await airOf(context, node.id)
  const profile = profileOfDevice(node.type, {
    device: node.profile_id,
    indoor: node.indoor_profile_id,
    outdoor: node.outdoor_profile_id,
  })
  const parameters = points.map((point) => {
    const shown = series.get(point.id)
    const grade = air === undefined ? null : gradeOf(air, point.path)
    const graded = air === undefined ? null : gradedOf(air, profile, point, window)
    return publicParameter({ node, point, link, window, shown, grade, graded, now })
  })
  return {
    name: node.name,
    model: node.type,
    serial: link.reveals_serial ? node.serial : null,
    timezone: node.timezone,
    is_simulated: node.is_simulated,
    interval_ms: node.interval_ms,
    step_minutes: window.stepMinutes,
    from: window.from,
    to: window.to,
    made_at: now,
    refresh_s: PAGE_HELD_MS / 1000,
    air: air === undefined ? null : overallOf(air),
    profile,
    parameters,
  }
}

async function airOf(context: ServerContext, nodeId: string): Promise<AirQuality | undefined> {
  const own = sql<SqlBool>`nodes.id = ${nodeId}`
  const { data } = await findAirQuality(context, own, { node_id: [nodeId] }, VISITORS)
  return data[nodeId]
}

function gradeOf({ pollutants }: AirQuality, path: string): PublicGrade | null {
  const pollutant = pollutants.find(({ parameter_id: id }) => id === path)
  if (pollutant === undefined || pollutant.grade_id === null) return null
  const { grade_id, averaging, index } = pollutant
  return { grade_id, averaging, index }
}

/** The number that was graded, in the unit of measurement; null if it is the value that is shown, or nothing was. */
function gradedOf(
  { pollutants }: AirQuality,
  profile: DeviceProfile,
  { path, unit, precision }: ShownRow,
  { stepMinutes }: ShownWindow,
): GradedMean | null {
  const pollutant = pollutants.find(({ parameter_id: id }) => id === path)
  if (pollutant === undefined || pollutant.grade_id === null) return null
  if (pollutant.averaging === 'reading' && stepMinutes === null) return null
  return gradedMean(profile, pollutant, { unit, precision })
}

function overallOf(air: AirQuality): PublicDevice['air'] {
  const path = air.overall?.parameter_id
  const grade = path === undefined ? null : gradeOf(air, path)
  return path === undefined || grade === null ? null : { ...grade, path, time: air.time }
}

interface Shown {
  node: NodeRow
  point: ShownRow
  link: LinkRow
  window: ShownWindow
  shown: ShownSeries | undefined
  grade: PublicGrade | null
  graded: GradedMean | null
  now: number
}

function publicParameter(parts: Shown): PublicParameter {
  const { node, point, link, window, shown, grade, graded, now } = parts
  const { path, unit, precision, kind } = point
  const units = shownUnits({ path, unit, precision }, link)
  const measurements = shown?.measurements ?? []
  const newest = measurements.at(-1)
  const value = newest?.[1] ?? null
  const { averagingPeriodMs = null, reduced = false, completeness = null } = shown?.info ?? {}
  const columnMs = shown?.info.columnMs
  /** A reading in the unit in which it came has the decimals of its data point’s readings. */
  const decimalsIn = (one: ShownUnit): number =>
    window.stepMinutes !== null || one.unit !== unit || point.decimals === null
      ? one.precision
      : Math.min(one.precision, Math.max(point.decimals, decimalsOf(value ?? 0, one.precision)))
  return {
    path,
    short_name: parameterById(path)?.shortName ?? path,
    kind,
    at: newest === undefined ? null : timeOf(newest, window),
    values: units.map((one) => ({
      unit: one.unit,
      precision: decimalsIn(one),
      value: value === null ? null : one.convert(value),
    })),
    flags: newest?.[2] ?? 0,
    is_stale: isStale(point.last_ts, node.interval_ms, now),
    grade,
    graded:
      graded === null
        ? []
        : units.map(({ unit: shownIn, convert }) => ({
            unit: shownIn,
            precision: convertedPrecision(graded.precision, convert),
            value: convert(graded.value),
          })),
    info: {
      averagingPeriodMs:
        averagingPeriodMs ?? (window.stepMinutes === null ? null : window.stepMinutes * MINUTE_MS),
      reduced,
      ...(columnMs === undefined ? {} : { columnMs }),
      completeness,
      reportingIntervals: shown?.info.reportingIntervals ?? [],
      ...(shown?.info.basis === undefined ? {} : { basis: shown.info.basis }),
    },
    series: measurements.map((measurement) => converted(measurement, units[0])),
  }
}
