/** One cell as it is painted. */
export interface HeatGridCell {
  /** `#rrggbb`; null: nothing is known, the ground is seen. */
  color: string | null
  /** Lines across the ground: something was measured, and too little. Default false. */
  isHatched?: boolean
  /** A sign in the cell where it has room, such as the letter of a grade; default none. */
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
  /** Ink that is read best on a colour. */
  inkOn: (color: string) => string
}

/** Cells that are narrower or lower than this have no room for a letter. */
const LETTER_MIN_PX = 15
const HATCH_PX = 5
/** Between two rows, and between two cells where they are wide. */
const GAP_PX = 1
const WIDE_FROM_PX = 6

/** Paints all cells; the canvas is cleared first. */
export function paintHeatGrid(context: CanvasRenderingContext2D, picture: HeatGridPicture): void {
  const { rows, edges, width, rowHeight } = picture
  const from = edges[0] ?? 0
  const lengthMs = (edges[edges.length - 1] ?? 1) - from
  const xOf = (edge: number): number => (((edges[edge] ?? 0) - from) / lengthMs) * width
  context.clearRect(0, 0, width, rows.length * rowHeight)
  for (const [row, cells] of rows.entries()) {
    const y = row * rowHeight
    let told = ''
    for (const [bin, cell] of cells.entries()) {
      const left = Math.round(xOf(bin))
      const right = Math.round(xOf(bin + 1))
      const gap = right - left >= WIDE_FROM_PX ? GAP_PX : 0
      const box = { x: left, y, width: Math.max(1, right - left - gap), height: rowHeight - GAP_PX }
      paintCell(context, cell, box, picture, cell.letter === told)
      told = cell.letter ?? ''
    }
  }
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

function paintCell(
  context: CanvasRenderingContext2D,
  cell: HeatGridCell,
  box: Box,
  { hatchColor, inkOn }: HeatGridPicture,
  isToldBefore: boolean,
): void {
  if (cell.isHatched === true) hatch(context, box, hatchColor)
  if (cell.color === null) return
  context.fillStyle = cell.color
  context.fillRect(box.x, box.y, box.width, box.height)
  const hasRoom = box.width >= LETTER_MIN_PX && box.height >= LETTER_MIN_PX
  if (cell.letter === undefined || isToldBefore || !hasRoom) return
  context.fillStyle = inkOn(cell.color)
  context.fillText(cell.letter, box.x + box.width / 2, box.y + box.height / 2 + 0.5)
}

function hatch(context: CanvasRenderingContext2D, box: Box, color: string): void {
  const { x, y, width, height } = box
  context.save()
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
  context.beginPath()
  // One net of lines over all cells: those of neighbours meet.
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
