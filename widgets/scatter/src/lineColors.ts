import { THEME_TOKENS, type Theme } from '@airshed/kit'
import type { Scatter } from './scatter.ts'

/**
 * Colours that stand out from what is behind the line: marks may have the colour of any parameter, cells
 * are a blue that goes from pale to dark. The identity line is in the background.
 */
export function lineColors(
  { pairs }: Scatter,
  theme: Theme,
): { lineColor: string; identityColor: string } {
  const { text, muted, series2 } = THEME_TOKENS[theme]
  return { lineColor: pairs.density === null ? text : series2, identityColor: muted }
}
