import { PARAMETERS } from '@airshed/profiles'
import type { DataPoint, DeviceProfile } from '@airshed/schemas'
import { gradeValue } from '../grading/grade.ts'
import { isStale } from './reportingGap.ts'

/** Parameters about the device itself rather than the air. */
const STATUS_PREFIX = '190:'
const CATALOGUE = new Map(PARAMETERS.map(({ id }, place) => [id, place]))

/** A data point with its newest reading. */
export type NewestPoint = Pick<
  DataPoint,
  '_id' | 'path' | 'unit' | 'isMapped' | 'lastValue' | 'lastTimeReportedTs'
>

export interface HeadlineOptions {
  /** By which the device is graded. */
  readonly profile: DeviceProfile
  /** Its reporting interval, ms. */
  readonly intervalMs: number
  /** Current time, ms UTC. */
  readonly nowMs: number
}

interface Candidate<Point> {
  point: Point
  id: string
  /** More urgent first. */
  keys: readonly number[]
}

/**
 * The one data point that says most about the air at a device, for a place that has room for a single figure: a
 * current reading rather than an old one, a parameter of the catalogue rather than an unknown key, then the one in the
 * worst band of the profile, then in the order of the profile, then of the catalogue.
 *
 * The band only chooses; it is no grade, because most standards grade means of hours.
 *
 * @returns undefined if no data point about the air has a value
 */
export function headlinePoint<Point extends NewestPoint>(
  points: readonly Point[],
  options: HeadlineOptions,
): Point | undefined {
  const candidates = points.flatMap((point) => candidateOf(point, options))
  return candidates.toSorted(byUrgency)[0]?.point
}

function candidateOf<Point extends NewestPoint>(
  point: Point,
  { profile, intervalMs, nowMs }: HeadlineOptions,
): Candidate<Point>[] {
  const { _id: id, path, unit, lastValue: value, lastTimeReportedTs: atMs } = point
  if (value === null || atMs === null || path.startsWith(STATUS_PREFIX)) return []
  const grade = gradeValue(profile, path, value, unit)
  const band = profile.grades.findIndex((one) => one.id === grade?.id)
  const inProfile = Object.keys(profile.ranges).indexOf(path)
  const isOld = isStale(atMs, intervalMs, nowMs)
  return [
    {
      point,
      id,
      keys: [
        Number(isOld),
        Number(!point.isMapped),
        -band,
        inProfile < 0 ? Number.MAX_SAFE_INTEGER : inProfile,
        CATALOGUE.get(path) ?? Number.MAX_SAFE_INTEGER,
        -atMs,
      ],
    },
  ]
}

function byUrgency(one: Candidate<unknown>, other: Candidate<unknown>): number {
  for (const [at, key] of one.keys.entries()) {
    const difference = key - (other.keys[at] ?? 0)
    if (difference !== 0) return difference
  }
  return one.id < other.id ? -1 : 1
}
