import { DAYS, HOURS, type WeekHour } from './weekRules.ts'

/** The names of the days and the hours stand before the first ones, at -1. */
const HEAD = -1

const STEPS: Readonly<Record<string, readonly [day: number, hour: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

const clamp = (at: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, at))

/**
 * Where a key leads from a place of the grid. Its names are places too, at day or hour -1.
 *
 * @param isFar with Ctrl, Home and End lead to the first and the last hour of the week
 * @param isRange a range is extended: it has hours alone, no names
 * @returns null where the key leads nowhere
 */
export function nextPlace(
  { day, hour }: WeekHour,
  key: string,
  { isFar, isRange }: { isFar: boolean; isRange: boolean },
): WeekHour | null {
  const least = isRange ? 0 : HEAD
  if (key === 'Home') return { day: isFar ? 0 : Math.max(least, day), hour: 0 }
  if (key === 'End') return { day: isFar ? DAYS - 1 : Math.max(least, day), hour: HOURS - 1 }
  const step = STEPS[key]
  if (step === undefined) return null
  return {
    day: clamp(day + step[0], least, DAYS - 1),
    hour: clamp(hour + step[1], least, HOURS - 1),
  }
}
