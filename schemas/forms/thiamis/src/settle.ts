import type { ThiamisSettings } from './schema.ts'

/**
 * Keeps the two switches of the light together as one of them is turned: a light that goes out shows
 * no air quality, and one that is to show it goes on. Turned both at once, the light itself decides.
 */
export function settle(previous: ThiamisSettings, next: ThiamisSettings): ThiamisSettings {
  if (previous.enable_led && !next.enable_led) return { ...next, led_aq: false }
  if (!previous.led_aq && next.led_aq) return { ...next, enable_led: true }
  return next
}
