import type { PixelWindow } from './m4.ts'

interface Series {
  readonly times: Float64Array
  readonly values: Float64Array
}

/**
 * Draws a line into a bitmap as a plotter would: every pixel that a segment passes is set; a NaN
 * lifts the pen. Values 0–100 fill the height.
 */
export function drawLine(series: Series, window: PixelWindow, rows: number): Uint8Array {
  const bitmap = new Uint8Array(window.columns * rows)
  const columnMs = (window.to - window.from) / window.columns
  const xAt = (i: number) => ((series.times[i] ?? 0) - window.from) / columnMs
  const yAt = (i: number) => ((series.values[i] ?? 0) / 100) * rows
  const columnOf = (x: number) => Math.min(window.columns - 1, Math.max(0, Math.floor(x)))
  const fill = (column: number, y0: number, y1: number) => {
    const bottom = Math.max(0, Math.floor(Math.min(y0, y1)))
    const top = Math.min(rows - 1, Math.floor(Math.max(y0, y1)))
    for (let y = bottom; y <= top; y += 1) bitmap[column * rows + y] = 1
  }
  for (let i = 0; i < series.values.length; i += 1) {
    if (Number.isNaN(series.values[i])) continue
    fill(columnOf(xAt(i)), yAt(i), yAt(i))
    if (i === 0 || Number.isNaN(series.values[i - 1])) continue
    const [x0, y0, x1, y1] = [xAt(i - 1), yAt(i - 1), xAt(i), yAt(i)]
    for (let column = columnOf(x0); column <= columnOf(x1); column += 1) {
      const at = (x: number) => y0 + ((y1 - y0) * (x - x0)) / Math.max(x1 - x0, 1e-12)
      fill(column, at(Math.max(x0, column)), at(Math.min(x1, column + 1)))
    }
  }
  return bitmap
}
