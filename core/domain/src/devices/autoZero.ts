import { MINUTE_MS } from '../time/duration.ts'

/** How long a sensor is left alone after an auto-zero command, ms. */
const AUTO_ZERO_PAUSE_MS = 5 * MINUTE_MS

/** Drivers whose sensors draw filtered air to determine their zero. */
const DRIVERS: readonly string[] = ['dust-trak', 'data-ram']

/** Whether a sensor supports auto-zero. @param driver `name` of the sensor */
export const knowsAutoZero = (driver: string): boolean => DRIVERS.includes(driver)

/**
 * From when on an auto-zero can be commanded again.
 *
 * @param times when it last did so and was last requested to, ms UTC; other values are ignored
 * @param now ms UTC
 * @returns ms UTC; null: now. A time further ahead than the pause comes from a wrong clock and blocks nothing.
 */
export function autoZeroFreeAt(times: readonly unknown[], now: number): number | null {
  const recent = times.filter(
    (time): time is number => typeof time === 'number' && Math.abs(now - time) < AUTO_ZERO_PAUSE_MS,
  )
  return recent.length === 0 ? null : Math.max(...recent) + AUTO_ZERO_PAUSE_MS
}
