import { THEME_TOKENS, type ThemeName } from '@airshed/ui'

/** The six series colours of a theme, in the order in which a chart without parameters uses them. */
export function seriesPalette(theme: ThemeName): readonly string[] {
  const { series1, series2, series3, series4, series5, series6 } = THEME_TOKENS[theme]
  return [series1, series2, series3, series4, series5, series6]
}

/** Indexes of colours with similar hues: two blues, orange and brick red. */
const ALIKE: readonly (readonly [number, number])[] = [
  [0, 4],
  [1, 5],
]

/**
 * Index in the palette of each known parameter. Parameters that are often drawn together differ:
 * particle sizes, the gases, the weather, wind and its gusts.
 */
const PLACES: Record<string, number> = {
  '132:4': 2,
  '132:5': 0,
  '132:6': 5,
  '132:7': 1,
  '132:8': 3,
  '132:9': 4,
  '131:10': 2,
  '140:11': 3,
  '140:12': 3,
  '140:13': 5,
  '128:1': 5,
  '128:2': 4,
  '128:3': 3,
  '150:1': 0,
  '150:2': 2,
  '150:3': 1,
  '151:1': 4,
  '160:1': 3,
  '160:2': 2,
  '160:3': 1,
  '170:1': 0,
  '170:2': 1,
  '170:3': 5,
  '170:4': 3,
  '170:5': 4,
  '170:6': 2,
  '180:1': 1,
  '190:1': 2,
  '190:2': 4,
  '190:3': 2,
}

/** A small stable number from a text, for parameters that are not listed. */
function hashedPlace(parameterId: string, places: number): number {
  let hash = 0
  for (const character of parameterId) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return hash % places
}

function placeOfParameter(parameterId: string, places: number): number {
  return PLACES[parameterId] ?? hashedPlace(parameterId, places)
}

/** The colour of a parameter: the same in every widget of every page. */
export function colorOfParameter(parameterId: string, theme: ThemeName): string {
  const palette = seriesPalette(theme)
  return palette[placeOfParameter(parameterId, palette.length)] ?? THEME_TOKENS[theme].series1
}

/**
 * Colours for the series of one chart: each parameter's own if it is free and differs in hue from
 * those before it, else the next such one. So the first four are easy to distinguish and no two of
 * the first six are the same.
 */
export function colorsOfParameters(
  parameterIds: readonly string[],
  theme: ThemeName,
): readonly string[] {
  const palette = seriesPalette(theme)
  const taken = new Set<number>()
  return parameterIds.map((parameterId) => {
    if (taken.size === palette.length) taken.clear()
    const own = placeOfParameter(parameterId, palette.length)
    const free = [own, ...palette.keys()].filter((place) => !taken.has(place))
    const place = free.find((candidate) => !hasLookalike(candidate, taken)) ?? free[0] ?? own
    taken.add(place)
    return palette[place] ?? THEME_TOKENS[theme].series1
  })
}

function hasLookalike(place: number, taken: ReadonlySet<number>): boolean {
  return ALIKE.some(
    ([one, other]) => (place === one && taken.has(other)) || (place === other && taken.has(one)),
  )
}
