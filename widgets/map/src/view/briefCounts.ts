/** A line of the legend: the word for a state, and how many devices are in it. */
export interface CountText {
  word: string
  figure: string
}

/** The space for the legend of a map, in CSS pixels. */
export interface LegendRoom {
  /** Between the edges of the map, without its buttons. */
  width: number
  /** The map with its buttons, which the legend covers in part. */
  map: { width: number; height: number }
}

/** A legend in words has at most this many rows, and covers at most this share of its map. */
const MOST_ROWS = 2
const MOST_SHARE = 1 / 5
/** Average letter width of legends, rather too large; CSS pixels. */
const LETTER_PX = 6.6
const FIGURE_PX = 7.6
/** As in the styles; CSS pixels. */
const SIGN_PX = 20
const WORDS = { gap: 12, row: 22, rim: 18, rimHeight: 8 }
const FIGURES = { gap: 8, rim: 14, more: 26 }

const figurePx = (figure: string): number => SIGN_PX + figure.length * FIGURE_PX

/**
 * Chooses the form of a map's legend so that the map stays visible.
 *
 * @returns null: in words; otherwise the number of icons with figures in one row; the last ones are left
 *   out if they do not fit
 */
export function briefCounts(
  counts: readonly CountText[],
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
  // Wrapped words take the full width.
  const coveredWidth = rows === 1 ? widestPx + WORDS.rim : width
  const coveredPx = coveredWidth * (rows * WORDS.row + WORDS.rimHeight)
  const isClear =
    widestPx <= rowPx && rows <= MOST_ROWS && coveredPx <= map.width * map.height * MOST_SHARE
  return isClear ? null : figuresIn(counts, width - FIGURES.rim)
}

/** How many figures fit into one row: all of them, or some and the number of the others. */
function figuresIn(counts: readonly CountText[], rowPx: number): number {
  let usedPx = -FIGURES.gap
  const ends = counts.map(({ figure }) => (usedPx += FIGURES.gap + figurePx(figure)))
  if (usedPx <= rowPx) return counts.length
  const some = ends.filter((end) => end + FIGURES.gap + FIGURES.more <= rowPx).length
  return Math.max(1, some)
}
