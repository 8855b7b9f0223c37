import type { DataPoint } from '@airshed/kit'

/** Parameter id of the mean wind speed. */
const WIND_SPEED = '150:1'

export interface WindPoints {
  speedId: string
  directionId: string
}

/** Wind speed and direction as measured by one sensor; null: the device has no wind data. */
export function windPoints(points: readonly DataPoint[]): WindPoints | null {
  for (const direction of points.filter(({ isWindDirection }) => isWindDirection)) {
    const speed = points.find(
      ({ path, device_id: sensor }) => path === WIND_SPEED && sensor === direction.device_id,
    )
    if (speed !== undefined) return { speedId: speed['_id'], directionId: direction['_id'] }
  }
  return null
}
