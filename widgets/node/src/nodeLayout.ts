/** How the values of a card are laid out; sizes in CSS pixels. */
export interface NodeLayout {
  /** A figure with its trend line; false: the card is too narrow, so values are tiles without one. */
  hasRows: boolean
  /** Rows beside each other. */
  columns: number
  /** Height of a row; if not all of them fit, the card scrolls. */
  rowPx: number
  figure: 'large' | 'display'
}

/** A row with a figure and its trend line. */
const ROW_WIDTH_PX = 220
const COLUMN_GAP_PX = 24
const ROW_PX = { large: 44, display: 52 }
const ROW_MOST_PX = 110
/** Name and status of a device. */
const HEAD_PX = 28
/** Between two devices, including the separator line. */
const BETWEEN_PX = 25
/** Up to this many values of one device, figures are large even if the card then scrolls. */
const FEW = 3

/**
 * As few columns as show everything, or as many as fit if nothing does.
 *
 * @param counts values of each device, at least one device
 * @param linePx height of a line of small text below each value; default: none has one
 */
export function nodeLayout(
  { width, height }: { width: number; height: number },
  counts: readonly number[],
  linePx = 0,
): NodeLayout {
  const least = { large: ROW_PX.large + linePx, display: ROW_PX.display + linePx }
  const heads = counts.length * HEAD_PX + (counts.length - 1) * BETWEEN_PX
  const rowsIn = (columns: number): number =>
    counts.reduce((rows, count) => rows + Math.ceil(count / columns), 0)
  const heightOf = (columns: number): number => (height - heads) / Math.max(1, rowsIn(columns))
  const most = Math.max(
    1,
    Math.min(
      Math.max(...counts),
      Math.floor((width + COLUMN_GAP_PX) / (ROW_WIDTH_PX + COLUMN_GAP_PX)),
    ),
  )
  let columns = 1
  while (columns < most && heightOf(columns) < least.large) columns += 1
  const isFew = counts.length === 1 && (counts[0] ?? 0) <= FEW
  const figure = isFew || heightOf(columns) >= least.display ? 'display' : 'large'
  const rowPx = Math.floor(Math.min(ROW_MOST_PX, Math.max(least[figure], heightOf(columns))))
  return { hasRows: width >= ROW_WIDTH_PX, columns, rowPx, figure }
}
