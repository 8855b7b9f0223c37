import { airQuality } from '@airshed/domain'
import type { AirQualityResult, AirQualitySearch } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import type { Condition } from '../../storage/rows/visible.ts'
import { hoursOfDevices, lastHours, readingsOfDevices } from './airReadings.ts'
import { gradedDevices } from './gradedDevices.ts'

/**
 * Air quality of the devices that meet the condition, each by its profile; the others are absent. Averages end
 * with the last whole hour; the current hour is not included.
 *
 * Even the heaviest query is small: 200 devices with six averaged parameters each over 24 hours, read in parts
 * that let other work run in between.
 *
 * @param callerId the caller, whose searches are serialized
 */
export async function findAirQuality(
  context: ServerContext,
  visible: Condition,
  { node_id: asked, end }: AirQualitySearch,
  callerId: string,
): Promise<AirQualityResult> {
  const now = context.clock()
  const asOfMs = Math.min(end ?? now, now)
  const devices = await gradedDevices(context.store.db, visible, [...new Set(asked)])
  const edgesOf = new Map<string, number[]>()
  for (const { timezone } of devices) {
    if (!edgesOf.has(timezone)) edgesOf.set(timezone, lastHours(asOfMs, timezone))
  }
  const graded = devices.map((device) => ({ device, edges: edgesOf.get(device.timezone) ?? [] }))
  const hours = await hoursOfDevices(context, graded, callerId)
  const isNow = end === undefined || end > now
  const span = { asOfMs, to: isNow ? now + 1 : end }
  const readings = await readingsOfDevices(context, devices, span, callerId)
  const data: AirQualityResult['data'] = {}
  for (const { device, edges } of graded) {
    const { nodeId, profile, points } = device
    const measured = points.map(({ id, ...point }) => ({
      ...point,
      dataPointId: id,
      hours: hours.get(id) ?? [],
      reading: readings.get(id) ?? null,
    }))
    const time = edges.at(-1) ?? asOfMs
    data[nodeId] = { profile_id: profile.id, time, ...airQuality(profile, measured) }
  }
  return { data }
}
