import type { ComponentType } from 'react'
import type { SVGIconProps } from '@blueprintjs/icons'
import { outlineIcon } from '../icons/outlineIcon.tsx'
import type { ThemeTokens } from '../theme/themeTokens.ts'

/** How urgent an alert is, the most urgent first. */
export const LEVELS = ['critical', 'warning', 'info'] as const
export type LevelName = (typeof LEVELS)[number]

export interface LevelLook {
  /** Role of the colour in the theme. */
  token: keyof ThemeTokens
  Icon: ComponentType<SVGIconProps>
  /** Its shape on a grid of 16 × 16. */
  outlines: readonly string[]
}

/** An octagon as of a stop sign, a triangle and a circle, each with a mark cut out of it. */
const octagon = ['M5 .5h6L15.5 5v6L11 15.5H5L.5 11V5zM7 4v5h2V4zM7 10.5v2h2v-2z']
const triangle = ['M8 .8 16 15H0zM7 5.5v4.8h2V5.5zM7 11.5v2h2v-2z']
const circle = ['M8 0a8 8 0 1 0 0 16A8 8 0 1 0 8 0zM7 3v2h2V3zM7 6.5V13h2V6.5z']

const look = (token: keyof ThemeTokens, name: string, outlines: readonly string[]): LevelLook => ({
  token,
  Icon: outlineIcon(name, outlines),
  outlines,
})

/** One colour and one shape for each level, on every screen: octagon, triangle, circle. */
export const LEVEL_LOOKS: Record<LevelName, LevelLook> = {
  critical: look('danger', 'stop-sign', octagon),
  warning: look('warning', 'warning-sign', triangle),
  info: look('accent', 'info-sign', circle),
}
