import type { CityTime } from './cityTime.ts'
import { bell, clamp, randomAt } from './noise.ts'

/** Days since 1970-01-01, a Thursday, modulo 7: libraries and museums are closed. */
const SUNDAY = 3

/** The kinds of occupancy of a room, each with its own daily rhythm. */
export type Occupancy = 'office' | 'meetings' | 'visitors' | 'school' | 'home' | 'vault'

/** Traffic of the city, from 0.05 in the small hours to 1 in the morning peak of a working day. */
export function trafficAt({ hour, isWeekend }: CityTime): number {
  const night = 0.06
  if (isWeekend) return night + 0.42 * bell(hour - 14, 4.6) + 0.2 * bell(hour - 22, 2)
  const day = 0.34 * bell(hour - 13, 4.5)
  return clamp(night + day + 0.74 * bell(hour - 8.4, 1.2) + 0.66 * bell(hour - 18.1, 1.7), 0, 1)
}

/** Work on a building site, 0 to 1, with its breaks. */
export function siteWorkAt({ hour, isWeekend }: CityTime): number {
  if (isWeekend) return 0
  return between(hour, 7.8, 17.4, 0.4) * (1 - 0.85 * between(hour, 12.1, 13, 0.2))
}

/**
 * Share of a room's occupants who are present, 0 to 1. No two days are alike: people come earlier or later,
 * and some stay away.
 *
 * @param seed of the room
 */
export function occupancyAt(kind: Occupancy, time: CityTime, seed: number): number {
  const { day, isWeekend } = time
  const hour = time.hour + (randomAt(seed, day) - 0.5) * 0.6
  const attendance = 0.7 + 0.3 * randomAt(seed + 1, day)
  switch (kind) {
    case 'office':
      if (isWeekend) return 0
      return attendance * between(hour, 8.8, 17.6, 1) * (1 - 0.6 * between(hour, 12.7, 13.7, 0.4))
    case 'meetings':
      if (isWeekend) return 0
      return attendance * meetingsAt(hour, day, seed)
    case 'visitors':
      if (day % 7 === SUNDAY) return 0
      return attendance * between(hour, 9.8, 18.8, 0.5) * (0.3 + 0.7 * bell(hour - 15.6, 2.6))
    case 'school':
      if (isWeekend) return 0
      return between(time.hour, 8.5, 15.4, 0.2) * lessons(time.hour)
    case 'home':
      return attendance * clamp(nightAt(hour) + (isWeekend ? 0.45 : 0.12), 0, 1)
    case 'vault':
      return isWeekend ? 0 : 0.16 * meetingsAt(hour, day, seed)
  }
}

/** Sittings in the morning, the afternoon and some evenings; not every one takes place. */
function meetingsAt(hour: number, day: number, seed: number): number {
  let inside = 0
  for (const [index, [from, to, chance]] of SITTINGS.entries()) {
    if (randomAt(seed + 2 + index, day) > chance) continue
    inside = Math.max(inside, between(hour, from, to, 0.3))
  }
  return inside
}

const SITTINGS = [
  [9.5, 11.6, 0.75],
  [14.4, 16.8, 0.8],
  [18.2, 20.1, 0.3],
] as const

/** The classroom empties in the breaks. */
const lessons = (hour: number) =>
  (1 - 0.85 * between(hour, 10.4, 10.8, 0.1)) * (1 - 0.9 * between(hour, 12.3, 13.3, 0.15))

const nightAt = (hour: number) => 0.85 * between((hour + 12) % 24, 6.5, 20, 1)

/** 1 between two hours, with straight slopes of a length in hours. */
function between(hour: number, from: number, to: number, slope: number): number {
  return clamp((hour - from) / slope + 0.5, 0, 1) * clamp((to - hour) / slope + 0.5, 0, 1)
}
