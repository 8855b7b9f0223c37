import type { ThiamisSettings } from './schema.ts'

/**
 * Keeps the two switches of the light consistent when one of them changes: a light that is turned off shows no air
 * quality, and one that is to show it is turned on. If both change at once, the switch of the light itself decides.
 * Either may be unknown (absent) until it changes; the server applies the same rule.
 */
export function settle(previous: ThiamisSettings, next: ThiamisSettings): ThiamisSettings {
  const isTurned = (name: 'enable_led' | 'led_aq', to: boolean) =>
    previous[name] !== to && next[name] === to
  if (isTurned('enable_led', false)) return { ...next, led_aq: false }
  if (isTurned('led_aq', true)) return { ...next, enable_led: true }
  return next
}
