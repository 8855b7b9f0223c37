import {
  airGrades,
  gradeValue,
  judgesMoments,
  reportedStatus,
  reportingGapMs,
  worstGrade,
  type AirQuality,
  type DataPoint,
  type DeviceProfile,
  type Grade,
  type Node,
  type NodeStatus,
} from '@airshed/kit'
import type { Position } from '@airshed/map'
import { pinState, type PinState } from './pinState.ts'

/** A device as a map shows it. */
export interface MapDevice {
  id: string
  name: string
  status: NodeStatus
  state: PinState
  /**
   * The worst grade of its air over hours and of its current readings; null: it is not online, or nothing
   * is graded.
   */
  grade: Grade | null
  /** null if its position is unknown. */
  position: Position | null
  /** Time of its newest report, ms UTC; null if it never reported. */
  lastReportMs: number | null
  node: Node
}

const latest = (times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null)
  return known.length === 0 ? null : Math.max(...known)
}

/** A grade of a single reading: an index over an hour or a day says nothing about a moment. */
export function gradeOfPoint(
  profile: DeviceProfile | undefined,
  { path, lastValue, unit }: Pick<DataPoint, 'path' | 'lastValue' | 'unit'>,
): Grade | null {
  if (!judgesMoments(profile, path)) return null
  return gradeValue(profile, path, lastValue, unit)
}

function positionOf({ location }: Node): Position | null {
  const [lat, lng] = location ?? []
  if (lat === undefined || lng === undefined) return null
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? [lng, lat] : null
}

/**
 * Reads a device as a map shows it.
 *
 * @param air its air over hours; undefined if unknown
 * @param nowMs ms UTC
 * @returns the device, and until when (ms UTC) its look stays the same without new data
 */
export function readDevice(
  node: Node,
  air: AirQuality | undefined,
  nowMs: number,
): { device: MapDevice; sameUntilMs: number } {
  const points = node.data_points ?? []
  const [profile] = node.profiles ?? []
  const gapMs = reportingGapMs(node.interval)
  const lastReportMs = latest([
    node.last_online,
    ...points.map(({ lastTimeReportedTs }) => lastTimeReportedTs),
  ])
  const status = reportedStatus(node, [lastReportMs], nowMs)
  const fresh = points.filter(({ lastTimeReportedTs: at }) => at !== null && nowMs - at <= gapMs)
  const grade =
    status === 'online' && profile !== undefined
      ? worstGrade(profile, [
          ...airGrades(air, profile).map((over) => over.grade),
          ...fresh.map((point) => gradeOfPoint(profile, point)),
        ])
      : null
  const times = [lastReportMs, ...fresh.map(({ lastTimeReportedTs: at }) => at)]
  const ends = times.flatMap((at) => (at === null ? [] : at + gapMs)).filter((end) => end >= nowMs)
  return {
    device: {
      id: node.node_id,
      name: node.presentName,
      status,
      state: pinState(status, grade, profile),
      grade,
      position: positionOf(node),
      lastReportMs,
      node,
    },
    sameUntilMs: Math.min(Number.POSITIVE_INFINITY, ...ends),
  }
}
