/** A line of the legend: the word for a state, and how many devices are in it. */
export interface CountWords {
  word: string
  figure: string
}

/** What the legend of a map has, in CSS pixels. */
export interface LegendRoom {
  /** Between the edges of the map, without its buttons. */
  width: number
  /** Of the map with its buttons: what the legend takes away from. */
  map: { width: number; height: number }
}

/** A legend in words has no more rows than this, and covers no larger share of its map. */
const MOST_ROWS = 2
const MOST_SHARE = 1 / 5
/** Of the text of legends, rather more than less; CSS pixels. */
const LETTER_PX = 6.6
const FIGURE_PX = 7.6
/** As in the styles; CSS pixels. */
const SIGN_PX = 20
const WORDS = { gap: 12, row: 22, rim: 18, rimHeight: 8 }
const FIGURES = { gap: 8, rim: 14, more: 26 }

const figurePx = (figure: string): number => SIGN_PX + figure.length * FIGURE_PX

/**
 * How the legend of a map is told so that it leaves the map to be seen.
 *
 * @returns null: in words; otherwise as signs with their figures in one row, so many of them, the last
 *   ones left out where there is no room
 */
export function briefCounts(
  counts: readonly CountWords[],
  { width, map }: LegendRoom,
): number | null {
  const rowPx = width - WORDS.rim
  let [rows, usedPx, widestPx] = [1, 0, 0]
  for (const { word, figure } of counts) {
    const px = figurePx(figure) + (word.length + 1) * LETTER_PX
    const isFirst = usedPx === 0
    if (!isFirst && usedPx + WORDS.gap + px > rowPx) {
      rows += 1
      usedPx = px
    } else usedPx += isFirst ? px : WORDS.gap + px
    widestPx = Math.max(widestPx, usedPx)
  }
  // Words that wrap take the whole width.
  const coveredWidth = rows === 1 ? widestPx + WORDS.rim : width
  const coveredPx = coveredWidth * (rows * WORDS.row + WORDS.rimHeight)
  const isClear =
    widestPx <= rowPx && rows <= MOST_ROWS && coveredPx <= map.width * map.height * MOST_SHARE
  return isClear ? null : figuresIn(counts, width - FIGURES.rim)
}

/** How many figures one row has room for: all of them, or some with how many more there are. */
function figuresIn(counts: readonly CountWords[], rowPx: number): number {
  let usedPx = -FIGURES.gap
  const ends = counts.map(({ figure }) => (usedPx += FIGURES.gap + figurePx(figure)))
  if (usedPx <= rowPx) return counts.length
  const some = ends.filter((end) => end + FIGURES.gap + FIGURES.more <= rowPx).length
  return Math.max(1, some)
}
