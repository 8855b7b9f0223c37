/** What a map has room for; sizes in CSS pixels. */
export interface MapLayout {
  /** false: a map would be too small to find anything on; the list is shown in its place. */
  hasMap: boolean
  /** How many devices are in which state, in a corner. */
  hasCounts: boolean
  /** The words beside the icons of the buttons. */
  hasWords: boolean
}

const MAP_FROM = { width: 200, height: 140 }
const COUNTS_FROM = { width: 360, height: 240 }
const WORDS_FROM_PX = 480

/** What fits into a card with this inner size. */
export function mapLayout({ width, height }: { width: number; height: number }): MapLayout {
  return {
    hasMap: width >= MAP_FROM.width && height >= MAP_FROM.height,
    hasCounts: width >= COUNTS_FROM.width && height >= COUNTS_FROM.height,
    hasWords: width >= WORDS_FROM_PX,
  }
}
