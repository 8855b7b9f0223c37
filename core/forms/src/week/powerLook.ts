import { contrastRatio } from '@airshed/ui'

/** Colours from no power to full power: one hue, darker with each step, in both themes. */
const STOPS = [
  [232, 238, 243],
  [185, 211, 232],
  [126, 172, 213],
  [55, 119, 176],
  [16, 66, 115],
] as const

const hex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0')

/** The look of an hour by its power: its background, and a legible text colour. */
export interface PowerLook {
  ground: string
  ink: string
}

/** @param percent clamped to 0 to 100 */
export function powerLook(percent: number): PowerLook {
  const place = (Math.max(0, Math.min(100, percent)) / 100) * (STOPS.length - 1)
  const at = Math.min(STOPS.length - 2, Math.floor(place))
  const [below, above] = [STOPS[at] ?? STOPS[0], STOPS[at + 1] ?? STOPS[0]]
  const mixed = below.map((channel, nth) => channel + ((above[nth] ?? 0) - channel) * (place - at))
  const ground = `#${mixed.map(hex).join('')}`
  const isDark = contrastRatio('#ffffff', ground) >= contrastRatio('#000000', ground)
  return { ground, ink: isDark ? '#ffffff' : '#000000' }
}
