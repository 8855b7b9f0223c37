import { DAYS, HOURS, type WeekHour } from './weekRules.ts'

/** Index of the header cells with the names of days and hours. */
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
 * The cell that a key moves to. Header cells are included, at day or hour -1.
 *
 * @param isFar with Ctrl, Home and End move to the first and the last hour of the week
 * @param isRange a range is being extended: it contains only hours, no header cells
 * @returns null for a key that does not move
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
