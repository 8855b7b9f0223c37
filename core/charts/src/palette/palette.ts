import { THEME_TOKENS, type ThemeName } from '@airshed/ui'

/** The six series colours of a theme, in the order in which a chart without parameters uses them. */
export function seriesPalette(theme: ThemeName): readonly string[] {
  const { series1, series2, series3, series4, series5, series6 } = THEME_TOKENS[theme]
  return [series1, series2, series3, series4, series5, series6]
}

/**
 * Place in the palette of each known parameter. What is often drawn together differs: particle
 * sizes, the gases, the weather.
 */
const PLACES: Record<string, number> = {
  '132:4': 2,
  '132:5': 0,
  '132:6': 3,
  '132:7': 1,
  '132:8': 4,
  '131:10': 2,
  '140:11': 3,
  '140:12': 3,
  '140:13': 5,
  '128:1': 5,
  '128:2': 4,
  '128:3': 3,
  '150:1': 0,
  '150:2': 1,
  '150:3': 4,
  '151:1': 4,
  '160:1': 3,
  '160:2': 4,
  '160:3': 5,
  '170:1': 5,
  '170:2': 0,
  '170:3': 1,
  '170:4': 3,
  '170:5': 2,
  '170:6': 4,
  '180:1': 1,
  '190:1': 2,
  '190:2': 4,
  '190:3': 2,
}

/** A small stable number from a text, for parameters that nobody listed. */
function placeOf(parameterId: string, places: number): number {
  let hash = 0
  for (const character of parameterId) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return hash % places
}

/** The colour of a parameter: the same in every widget of every page. */
export function colorOfParameter(parameterId: string, theme: ThemeName): string {
  const palette = seriesPalette(theme)
  const place = PLACES[parameterId] ?? placeOf(parameterId, palette.length)
  return palette[place] ?? THEME_TOKENS[theme].series1
}

/**
 * Colours for the series of one chart: each parameter's own where it is still free, else the next
 * free one, so that no two of the first six look alike.
 */
export function colorsOfParameters(
  parameterIds: readonly string[],
  theme: ThemeName,
): readonly string[] {
  const palette = seriesPalette(theme)
  const free = new Set(palette)
  return parameterIds.map((parameterId) => {
    if (free.size === 0) for (const color of palette) free.add(color)
    const own = colorOfParameter(parameterId, theme)
    const color = free.has(own) ? own : (free.values().next().value ?? own)
    free.delete(color)
    return color
  })
}
