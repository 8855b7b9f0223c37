import { HOUR_MS, MINUTE_MS } from '@airshed/domain'
import type { AirOf } from './air.ts'
import { clamp } from './noise.ts'
import { outdoorAirOf } from './outdoorAir.ts'
import type { Occupancy } from './rhythm.ts'
import { createRoom } from './room.ts'
import type { Site } from './sites.ts'
import { createTurbulence } from './turbulence.ts'

/** How long a room takes to follow the outdoor air. */
const LAG_MS = HOUR_MS

/**
 * The air of a room: part of the outdoor air, smoothed by the walls, and what its occupants add. A vault
 * is kept at its climate by a machine that switches on and off.
 */
export function indoorAirOf(place: string, site: Site, occupancy: Occupancy): AirOf {
  const outdoorAir = outdoorAirOf({ place, site, averagingMs: LAG_MS })
  const roomAt = createRoom(place, occupancy)
  const wander = (name: string, longestMs: number, shortestMs: number) =>
    createTurbulence(`${place} ${name}`, { longestMs, shortestMs })
  const draughts = wander('draughts', 25 * MINUTE_MS, 2 * MINUTE_MS)
  const steps = wander('steps', 30 * MINUTE_MS, 2 * MINUTE_MS)
  const climate = wander('climate', 20 * HOUR_MS, 20 * MINUTE_MS)
  const vapours = wander('vapours', 6 * HOUR_MS, 5 * MINUTE_MS)
  const machine = wander('machine', 45 * MINUTE_MS, 15 * MINUTE_MS)
  const isVault = occupancy === 'vault'

  return (moment) => {
    const { ts, weather } = moment
    const outdoor = outdoorAir(moment)
    const { people, co2, voc, smoke, warmth, moisture } = roomAt(ts)
    const draught = draughts(ts)
    const slow = climate(ts)
    const stirred = (2 + 11 * people) * Math.exp(0.25 * steps(ts))
    const fine = 0.42 * outdoor.pm25 + 0.1 * stirred + smoke * Math.exp(0.12 * draught)
    const warm = isVault
      ? 18 + 0.2 * machine(ts) + 0.25 * warmth + 0.2 * slow
      : 20.6 + 0.08 * (weather.temperature - 15) + warmth + 0.35 * slow + 0.8 * weather.sun
    const dry = isVault
      ? 49 + 0.7 * machine(ts) + 2.4 * slow + 0.5 * moisture
      : 43 + 0.9 * (weather.dewPoint - 9) - 1.9 * (warm - 21) + 1.5 * slow + 0.6 * moisture
    return {
      ...outdoor,
      pm1: 0.68 * fine,
      pm25: fine,
      pm10: fine + 0.06 * outdoor.pm10 + 0.9 * stirred,
      co2: outdoor.co2 + co2 * (1 + 0.022 * draught) + 2.5 * draught,
      voc: 85 + 16 * vapours(ts) + voc * (1 + 0.05 * draught),
      hcho: clamp(14 + 4 * slow + 0.5 * (warm - 21) - 3 * people, 4, 60),
      temperature: warm + 0.07 * draught,
      humidity: clamp(dry + 0.25 * draught, 20, 85),
    }
  }
}
