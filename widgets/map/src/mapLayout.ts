/** What fits into a map card; sizes in CSS pixels. */
export interface MapLayout {
  /** false: a map would be too small to find anything on; the list replaces it. */
  hasMap: boolean
  /** The number of devices in each state, above a list; a map always shows it. */
  hasCounts: boolean
  /** Labels beside the icons of the buttons. */
  hasText: boolean
  /** Width of the list beside the map; 0 if there is no space for both. */
  listPx: number
}

const MAP_FROM = { width: 200, height: 140 }
const COUNTS_FROM = { width: 320, height: 240 }
const WORDS_FROM_PX = 480
/** Minimum size for the narrowest list beside the smallest map that still shows where devices are (320). */
const LIST_FROM = { width: 500, height: 200 }
const LIST_PX = { share: 0.28, least: 180, most: 320 }

/** Edges of the map and the gap between legend and buttons, and the buttons; CSS pixels. */
const BESIDE_LEGEND_PX = 26
const BUTTONS_PX = { icons: 30, words: 76 }

/** The space that a map leaves to its legend. */
export function legendRoom(
  { hasText, listPx }: MapLayout,
  { width, height }: { width: number; height: number },
): { width: number; map: { width: number; height: number } } {
  const mapPx = width - listPx
  const buttonsPx = hasText ? BUTTONS_PX.words : BUTTONS_PX.icons
  return { width: mapPx - BESIDE_LEGEND_PX - buttonsPx, map: { width: mapPx, height } }
}

/** What fits into a card with this inner size. */
export function mapLayout({ width, height }: { width: number; height: number }): MapLayout {
  const hasList = width >= LIST_FROM.width && height >= LIST_FROM.height
  const { share, least, most } = LIST_PX
  const listPx = hasList ? Math.round(Math.min(most, Math.max(least, width * share))) : 0
  const mapPx = width - listPx
  return {
    hasMap: width >= MAP_FROM.width && height >= MAP_FROM.height,
    hasCounts: mapPx >= COUNTS_FROM.width && height >= COUNTS_FROM.height,
    hasText: mapPx >= WORDS_FROM_PX,
    listPx,
  }
}
