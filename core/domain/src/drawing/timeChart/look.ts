import type { TextFont } from '../shapes/shape.ts'

/** Colours on white, for mail and paper. */
export const COLORS = {
  page: '#ffffff',
  text: '#1c2127',
  muted: '#5f6b7c',
  grid: '#e5e8eb',
  limit: '#b3261e',
} as const

/** Colour of a line that is alone in its chart. */
export const LINE_COLOR = '#215db0'

// On a phone a picture in a mail is shown at half its size.
export const TITLE: TextFont = { sizePx: 17, isBold: true }
export const SMALL: TextFont = { sizePx: 14, isBold: false }
export const STRONG: TextFont = { sizePx: 14, isBold: true }

/** Between texts and the edges of the picture, px. */
export const MARGIN_PX = 8
/** Between the plot and the texts beside it, px. */
export const GAP_PX = 6
/** Height of a line of small text, px. */
export const ROW_PX = 16
