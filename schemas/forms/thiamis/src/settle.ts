import type { ThiamisSettings } from './schema.ts'

/**
 * Keeps the two switches of the light consistent when one of them changes: a light that is turned off shows no air
 * quality, and one that is to show it is turned on. If both change at once, the switch of the light itself decides.
 */
export function settle(previous: ThiamisSettings, next: ThiamisSettings): ThiamisSettings {
  if (previous.enable_led && !next.enable_led) return { ...next, led_aq: false }
  if (!previous.led_aq && next.led_aq) return { ...next, enable_led: true }
  return next
}
