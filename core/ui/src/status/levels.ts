import infoSign from '@blueprintjs/icons/lib/esm/generated/16px/paths/info-sign'
import warningSign from '@blueprintjs/icons/lib/esm/generated/16px/paths/warning-sign'
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

/** An octagon with an exclamation mark, as a stop sign: Blueprint has none. */
const stopSign = ['M5 .5h6L15.5 5v6L11 15.5H5L.5 11V5zM7 4v5h2V4zM7 10.5v2h2v-2z']

const look = (token: keyof ThemeTokens, name: string, outlines: readonly string[]): LevelLook => ({
  token,
  Icon: outlineIcon(name, outlines),
  outlines,
})

/** One colour and one shape for each level, on every screen: octagon, triangle, circle. */
export const LEVEL_LOOKS: Record<LevelName, LevelLook> = {
  critical: look('danger', 'stop-sign', stopSign),
  warning: look('warning', 'warning-sign', warningSign),
  info: look('accent', 'info-sign', infoSign),
}
