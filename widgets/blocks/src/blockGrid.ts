/** How blocks are laid out in a card. */
export interface BlockGrid {
  columns: number
  /** Minimum height of a block, CSS pixels: its text would not fit into less. */
  minHeight: number
  /** Size of the figures, CSS pixels. */
  figureSize: number
  /** Maximum number of lines for the name of a device. */
  nameLines: 1 | 2
}

export interface BlockGridOptions {
  count: number
  /** Inner size of the widget, CSS pixels. */
  width: number
  height: number
  /** Lines of small text in the block with the most, beside its name and its grade. */
  lines: number
  /** Whether a block has a mean that was graded, with its averaging period; default false. */
  hasMeans?: boolean
}

/** Between blocks, CSS pixels. */
export const BLOCK_GAP_PX = 8
/** A block with a name, a figure and a grade; CSS pixels. */
const WIDTH_MIN_PX = 112
/** A block with a grade and the averaging period beside it, in Spanish; CSS pixels. */
const MEAN_WIDTH_MIN_PX = 160
const HEIGHT_MIN_PX = 92
const LINE_PX = 16
/** Blocks look best at this ratio of width to height. */
const ASPECT = 1.6
/** Smallest and largest figures, CSS pixels. */
const FIGURE_MIN_PX = 20
const FIGURE_MAX_PX = 64
/** Height of a line of figures, relative to their size. */
const FIGURE_LINE = 1.15
/** The most characters of a figure with its unit, and the width of each relative to its height. */
const FIGURE_SHARE_OF_WIDTH = 0.19
const FIGURE_SHARE_OF_HEIGHT = 0.3

/** Space for each of `count` items with gaps between them. */
const shareOf = (length: number, count: number): number =>
  (length - (count - 1) * BLOCK_GAP_PX) / count

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value))

/**
 * The grid that fills a card best: if possible all blocks in view, as near to their best shape as can be;
 * otherwise as many columns as fit, and the card scrolls.
 */
export function blockGrid(options: BlockGridOptions): BlockGrid {
  const { count, width, height, lines, hasMeans = false } = options
  const minWidth = hasMeans ? MEAN_WIDTH_MIN_PX : WIDTH_MIN_PX
  const minHeight = HEIGHT_MIN_PX + lines * LINE_PX
  const most = between(Math.floor((width + BLOCK_GAP_PX) / (minWidth + BLOCK_GAP_PX)), 1, count)
  let columns = most
  let best = Number.POSITIVE_INFINITY
  for (let tried = 1; tried <= most; tried += 1) {
    const rows = Math.ceil(count / tried)
    const share = shareOf(height, rows)
    if (share < minHeight) continue
    // Twice too wide is as bad as twice too high; empty cells count a little.
    const distance =
      Math.abs(Math.log(shareOf(width, tried) / share / ASPECT)) + (tried * rows - count) / count
    if (distance < best) [best, columns] = [distance, tried]
  }
  const size = figureSize(count, columns, width, height, minHeight)
  const share = shareOf(height, Math.ceil(count / columns))
  const beside = minHeight - FIGURE_MIN_PX * FIGURE_LINE
  const nameLines = share - beside - size * FIGURE_LINE >= LINE_PX ? 2 : 1
  return { columns, minHeight, figureSize: size, nameLines }
}

function figureSize(
  count: number,
  columns: number,
  width: number,
  height: number,
  minHeight: number,
): number {
  const share = Math.max(minHeight, shareOf(height, Math.ceil(count / columns)))
  const fitting = Math.min(
    shareOf(width, columns) * FIGURE_SHARE_OF_WIDTH,
    share * FIGURE_SHARE_OF_HEIGHT,
  )
  return Math.round(between(fitting, FIGURE_MIN_PX, FIGURE_MAX_PX))
}
