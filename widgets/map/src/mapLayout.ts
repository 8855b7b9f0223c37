/** What a map has room for; sizes in CSS pixels. */
export interface MapLayout {
  /** false: a map would be too small to find anything on; the list is shown in its place. */
  hasMap: boolean
  /** How many devices are in which state, above a list; a map always says so. */
  hasCounts: boolean
  /** The words beside the icons of the buttons. */
  hasWords: boolean
  /** Width of the list beside the map; 0: there is no room for both. */
  listPx: number
}

const MAP_FROM = { width: 200, height: 140 }
const COUNTS_FROM = { width: 320, height: 240 }
const WORDS_FROM_PX = 480
/** The least list with the least map beside it that still shows where devices are (320). */
const LIST_FROM = { width: 500, height: 240 }
const LIST_PX = { share: 0.28, least: 180, most: 320 }

/** Rims of the map and the gap between legend and buttons, and the buttons; CSS pixels. */
const BESIDE_LEGEND_PX = 26
const BUTTONS_PX = { icons: 30, words: 76 }

/** What a map leaves to its legend. */
export function legendRoom(
  { hasWords, listPx }: MapLayout,
  { width, height }: { width: number; height: number },
): { width: number; map: { width: number; height: number } } {
  const mapPx = width - listPx
  const buttonsPx = hasWords ? BUTTONS_PX.words : BUTTONS_PX.icons
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
    hasWords: mapPx >= WORDS_FROM_PX,
    listPx,
  }
}
