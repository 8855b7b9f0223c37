/** Relative luminance of `#rrggbb`, 0 to 1. Source: WCAG 2.2, "relative luminance". */
function relativeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two `#rrggbb` colours, 1 to 21. Source: WCAG 2.2, "contrast ratio". */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [relativeLuminance(one), relativeLuminance(other)].sort(
    (a, b) => a - b,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

const INKS = ['#ffffff', '#0e161b'] as const

/** The text colour, white or near black, with the higher contrast on a filled colour. */
export function inkOn(color: string): string {
  const [white, black] = INKS
  return contrastRatio(white, color) >= contrastRatio(black, color) ? white : black
}
