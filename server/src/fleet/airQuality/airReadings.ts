import { AVERAGING_HOURS, calendarSteps, HOUR_MS, isStale, type DueHour } from '@airshed/domain'
import type { ServerContext } from '../../context.ts'
import { inTurn } from '../dataPoints/inTurn.ts'
import { hoursOfPoints, wholeSteps } from '../measurements/hourlyValues.ts'
import { HeldHours } from './heldHours.ts'
import type { GradedDevice } from './gradedDevices.ts'

const heldHours = () => new HeldHours()
const LONGEST_HOURS = Math.max(...Object.values(AVERAGING_HOURS))

/**
 * Edges of the last whole hours before a time, ms UTC, ascending, in the standard time of a zone.
 *
 * @returns as many hours as the longest averaging period; the last edge is the time that is graded
 */
export function lastHours(asOfMs: number, zone: string): number[] {
  const from = asOfMs - (LONGEST_HOURS + 2) * HOUR_MS
  const edges = calendarSteps({ from, to: asOfMs }, { unit: 'hour', zone, isStandardTime: true })
  return wholeSteps(edges, asOfMs).slice(-LONGEST_HOURS - 1)
}

/**
 * The hours that the averages of the devices are computed from, by data point. Data points that need the same
 * hours are read together, even across zones; those read within the last minute come from the cache.
 */
export async function hoursOfDevices(
  context: ServerContext,
  devices: readonly { device: GradedDevice; edges: readonly number[] }[],
  callerId: string,
): Promise<Map<string, DueHour[]>> {
  const held = context.memory.of(heldHours)
  const now = context.clock()
  const hours = new Map<string, DueHour[]>()
  const parts = new Map<string, { ids: string[]; edges: readonly number[]; callerId: string }>()
  for (const { device, edges } of devices) {
    for (const { id, averaging } of device.points) {
      const length = AVERAGING_HOURS[averaging]
      if (length === 0) continue
      const own = edges.slice(-length - 1)
      const known = held.of(id, own, now)
      if (known !== undefined) {
        hours.set(id, known)
        continue
      }
      const key = `${length} ${edges.at(-1)}`
      const part = parts.get(key) ?? { ids: [], edges: own, callerId }
      part.ids.push(id)
      parts.set(key, part)
    }
  }
  for (const part of parts.values()) {
    for (const [id, found] of await hoursOfPoints(context, part)) {
      hours.set(id, found)
      held.hold(id, part.edges, found, now)
    }
  }
  return hours
}

/**
 * The newest readings of data points that are graded by single readings, by data point. Readings hidden by a
 * flag, or older than the reporting gap of their device, are absent.
 *
 * @param span ms UTC: `asOfMs`, as of when readings are old; only those before `to` count
 */
export async function readingsOfDevices(
  { store }: ServerContext,
  devices: readonly GradedDevice[],
  { asOfMs, to }: { readonly asOfMs: number; readonly to: number },
  callerId: string,
): Promise<Map<string, number>> {
  const readings = new Map<string, number>()
  const intervals = new Map(
    devices.flatMap(({ points, intervalMs }) =>
      points
        .filter(({ averaging }) => averaging === 'reading')
        .map(({ id }) => [id, intervalMs] as const),
    ),
  )
  if (intervals.size === 0) return readings
  const newest = { data_point_id: [...intervals.keys()], last: 1, to }
  const found = await inTurn(store.measurements.search(newest, callerId))
  for (const [id, { measurements }] of found) {
    const [atMs = null, value = null] = measurements.at(-1) ?? []
    if (value === null || isStale(atMs, intervals.get(id) ?? 0, asOfMs)) continue
    readings.set(id, value)
  }
  return readings
}
