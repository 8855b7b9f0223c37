import type { CityTime } from './cityTime.ts'
import { bell, clamp } from './noise.ts'

/** Where people are, and when. */
export type Occupancy = 'office' | 'school' | 'home'

/** Traffic of the city, from 0.05 in the small hours to 1 in the morning peak of a working day. */
export function trafficAt({ hour, isWeekend }: CityTime): number {
  const night = 0.06
  if (isWeekend) return night + 0.42 * bell(hour - 14, 4.6) + 0.2 * bell(hour - 22, 2)
  const day = 0.34 * bell(hour - 13, 4.5)
  return clamp(night + day + 0.74 * bell(hour - 8.4, 1.2) + 0.66 * bell(hour - 18.1, 1.7), 0, 1)
}

/** Share of a room's people who are in it, 0 to 1. */
export function occupancyAt(kind: Occupancy, { hour, isWeekend }: CityTime): number {
  switch (kind) {
    case 'office':
      if (isWeekend) return 0.03 * bell(hour - 13, 3)
      return between(hour, 8.6, 17.8) * (1 - 0.55 * bell(hour - 13.1, 0.6))
    case 'school':
      if (isWeekend) return 0
      return between(hour, 8.4, 15.4) * (1 - 0.8 * bell(hour - 10.6, 0.25)) * lunch(hour)
    case 'home':
      return clamp(
        0.85 * between((hour + 12) % 24, 8, 20.5) + (isWeekend ? 0.45 * between(hour, 8, 20) : 0),
        0,
        1,
      )
  }
}

const lunch = (hour: number) => 1 - 0.85 * bell(hour - 12.6, 0.5)

/** 1 between two hours, with slopes of about half an hour. */
function between(hour: number, from: number, to: number): number {
  return clamp((hour - from) / 0.5 + 0.5, 0, 1) * clamp((to - hour) / 0.5 + 0.5, 0, 1)
}
