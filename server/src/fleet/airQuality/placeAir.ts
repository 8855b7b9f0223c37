import {
  airQuality,
  gradedMean,
  hasUpperLimit,
  isAboveLimit,
  isStale,
  placeAir,
  type PlaceAir,
} from '@airshed/domain'
import { parameterById } from '@airshed/profiles'
import type { AirNowPlace } from '@airshed/schemas'
import type { ServerContext } from '../../context.ts'
import { hoursOfDevices, lastHours, readingsOfDevices } from './airReadings.ts'
import type { GradedDevice, GradedPoint } from './gradedDevices.ts'

/** One place as of now: silent without a current reading; `air` is null with too little data for a grade. */
export type PlaceNow =
  | 'silent'
  | { readonly air: PlaceAir | null; readonly place: AirNowPlace | null }

/**
 * The air at devices as of now, from the data points that report: a mean over hours whose sensor fell silent is not
 * current.
 *
 * @param callerId the caller, whose searches are serialized
 * @returns device id → its air; devices whose standard limits nothing that they measure are absent
 */
export async function placesNow(
  context: ServerContext,
  devices: readonly GradedDevice[],
  callerId: string,
): Promise<Map<string, PlaceNow>> {
  const nowMs = context.clock()
  const places = new Map<string, PlaceNow>()
  const reporting: { device: GradedDevice; edges: readonly number[] }[] = []
  const edgesOf = new Map<string, number[]>()
  for (const device of devices) {
    const limited = device.points.filter(({ parameterId }) =>
      hasUpperLimit(device.profile, parameterId),
    )
    if (limited.length === 0) continue
    const points = limited.filter(
      ({ lastMs, lastValue }) => lastValue !== null && !isStale(lastMs, device.intervalMs, nowMs),
    )
    places.set(device.nodeId, 'silent')
    if (points.length === 0) continue
    const { timezone } = device
    const edges = edgesOf.get(timezone) ?? lastHours(nowMs, timezone)
    edgesOf.set(timezone, edges)
    reporting.push({ device: { ...device, points }, edges })
  }
  const hours = await hoursOfDevices(context, reporting, callerId)
  const asked = reporting.map(({ device }) => device)
  const readings = await readingsOfDevices(
    context,
    asked,
    { asOfMs: nowMs, to: nowMs + 1 },
    callerId,
  )
  for (const { device, edges } of reporting) {
    const measured = device.points.map(({ id, ...point }) => ({
      ...point,
      dataPointId: id,
      hours: hours.get(id) ?? [],
      reading: readings.get(id) ?? null,
    }))
    const air = placeAir(device.profile, airQuality(device.profile, measured).pollutants)
    const place = air === null ? null : placeView(device, air, edges.at(-1) ?? nowMs)
    places.set(device.nodeId, { air, place })
  }
  return places
}

function placeView(
  { nodeId, name, isSimulated, profile, points }: GradedDevice,
  air: PlaceAir,
  hourEndMs: number,
): AirNowPlace | null {
  const { grade, pollutant } = air
  const { parameter_id: id, data_point_id: pointId, averaging } = pollutant
  const point = points.find((one) => one.id === pointId)
  const shown = gradedMean(profile, pollutant, point)
  if (shown === null) return null
  return {
    node_id: nodeId,
    name,
    is_simulated: isSimulated,
    profile_id: profile.id,
    profile_name: profile.name,
    grade,
    is_above: isAboveLimit(air),
    parameter_name: parameterById(id)?.shortName ?? id,
    shown: { value: shown.value, unit: shown.unit, precision: shown.precision },
    newest: averaging === 'reading' || point === undefined ? null : newestOf(point, shown.unit),
    at: averaging === 'reading' ? (point?.lastMs ?? hourEndMs) : hourEndMs,
    pollutant,
  }
}

/** The newest reading, if it can stand beside a value in this unit. */
function newestOf(
  { unit, decimals, lastMs, lastValue, lastLimit }: GradedPoint,
  shownUnit: string,
): AirNowPlace['newest'] {
  if (unit !== shownUnit || lastMs === null) return null
  if (lastValue === null && lastLimit === null) return null
  return {
    value: lastValue,
    ...(lastLimit === null ? {} : { limit: lastLimit }),
    ...(decimals === null ? {} : { decimals }),
    at: lastMs,
  }
}
