/** One cell as it is painted. */
export interface HeatGridCell {
  /** `#rrggbb`; null: no data, the background is visible. */
  color: string | null
  /** Hatched background: something was measured, but too little. Default false. */
  isHatched?: boolean
  /** Up to three characters in the cell if there is space, such as the numeral of a grade; default none. */
  letter?: string
}

export interface HeatGridPicture {
  rows: readonly (readonly HeatGridCell[])[]
  /** ms UTC; one more than a row has cells. */
  edges: ArrayLike<number>
  /** CSS pixels. */
  width: number
  rowHeight: number
  /** `#rrggbb` of the lines of hatched cells. */
  hatchColor: string
  /** The most readable ink on a colour. */
  inkOn: (color: string) => string
}

/** Cells that are narrower or lower than this have no room for a letter. */
const LETTER_MIN_PX = 15
const HATCH_PX = 5
/** Gap between two rows, and between two cells if they are wide. */
const GAP_PX = 1
const WIDE_FROM_PX = 6

/** Paints all cells; the canvas is cleared first. */
export function paintHeatGrid(context: CanvasRenderingContext2D, picture: HeatGridPicture): void {
  const { rows, edges, width, rowHeight, hatchColor } = picture
  const from = edges[0] ?? 0
  const lengthMs = (edges[edges.length - 1] ?? 1) - from
  const xOf = (edge: number): number => Math.round((((edges[edge] ?? 0) - from) / lengthMs) * width)
  context.clearRect(0, 0, width, rows.length * rowHeight)
  for (const [row, cells] of rows.entries()) {
    const y = row * rowHeight
    for (const [bin, { color, isHatched = false }] of cells.entries()) {
      const [left, right] = [xOf(bin), xOf(bin + 1)]
      const gap = right - left >= WIDE_FROM_PX ? GAP_PX : 0
      const box = { x: left, y, width: Math.max(1, right - left - gap), height: rowHeight - GAP_PX }
      if (isHatched) hatch(context, box, hatchColor)
      if (color === null) continue
      context.fillStyle = color
      context.fillRect(box.x, box.y, box.width, box.height)
    }
    for (const { letter, color, start, end } of letterRuns(cells)) {
      const [left, right] = [xOf(start), xOf(end)]
      if (right - left < LETTER_MIN_PX || rowHeight < LETTER_MIN_PX) continue
      // In the middle of the first cell if it is wide enough, else at the start of the run.
      const first = Math.max(LETTER_MIN_PX, xOf(start + 1) - left)
      context.fillStyle = picture.inkOn(color)
      context.fillText(letter, left + (first - GAP_PX) / 2, y + rowHeight / 2)
    }
  }
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Neighbours with the same letter: it is drawn once for all of them. */
interface LetterRun {
  letter: string
  color: string
  /** First cell, and the one after the last. */
  start: number
  end: number
}

export function letterRuns(cells: readonly HeatGridCell[]): readonly LetterRun[] {
  const runs: LetterRun[] = []
  for (const [index, { letter, color }] of cells.entries()) {
    if (letter === undefined || color === null) continue
    const last = runs.at(-1)
    if (last?.end === index && last.letter === letter && last.color === color) last.end = index + 1
    else runs.push({ letter, color, start: index, end: index + 1 })
  }
  return runs
}

function hatch(context: CanvasRenderingContext2D, box: Box, color: string): void {
  const { x, y, width, height } = box
  context.save()
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
  context.beginPath()
  // One hatching grid over all cells, so that the lines of neighbours meet.
  const first = Math.floor((x + y) / HATCH_PX) * HATCH_PX
  for (let sum = first; sum <= x + width + y + height; sum += HATCH_PX) {
    context.moveTo(sum - y, y)
    context.lineTo(sum - y - height, y + height)
  }
  context.strokeStyle = color
  context.lineWidth = 1
  context.stroke()
  context.restore()
}
