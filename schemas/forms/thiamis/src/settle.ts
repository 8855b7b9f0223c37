import { settleSensorChannels } from '@airshed/kit/define'
import type { ThiamisSettings } from './schema.ts'

/**
 * Keeps the two switches of the light consistent when one of them changes: a light that is turned off shows no air
 * quality, and one that is to show it is turned on. If both change at once, the switch of the light itself decides. A
 * channel that is added is filled in.
 */
export function settle(previous: ThiamisSettings, changed: ThiamisSettings): ThiamisSettings {
  const channels = settleSensorChannels(previous.channels, changed.channels)
  const next = channels === changed.channels ? changed : { ...changed, channels: [...channels] }
  if (previous.enable_led && !next.enable_led) return { ...next, led_aq: false }
  if (!previous.led_aq && next.led_aq) return { ...next, enable_led: true }
  return next
}
