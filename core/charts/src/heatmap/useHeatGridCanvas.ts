import { followFonts } from '@airshed/ui'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { GridPlace } from './heatGridKeys.ts'
import { paintHeatGrid, type HeatGridCell, type HeatGridPicture } from './paintHeatGrid.ts'

export interface HeatGridCanvasOptions extends Omit<HeatGridPicture, 'rows'> {
  /** Keep the same array while its contents do not change. */
  rows: readonly { cells: readonly HeatGridCell[] }[]
  /** The cell that is pointed at is kept in view. */
  place: GridPlace | null
}

/** Paints the cells at the screen's resolution, and scrolls to the row that is pointed at. */
export function useHeatGridCanvas(options: HeatGridCanvasOptions): {
  canvas: RefObject<HTMLCanvasElement | null>
  scroll: RefObject<HTMLDivElement | null>
} {
  const { rows, edges, width, rowHeight, hatchColor, inkOn, place } = options
  const canvas = useRef<HTMLCanvasElement>(null)
  const scroll = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (element === null || context === null || context === undefined) return undefined
    const paint = (): void => {
      // A wall display enlarges the page, and an enlarged canvas is blurred.
      const density = (window.devicePixelRatio || 1) * (element.currentCSSZoom || 1)
      element.width = Math.round(width * density)
      element.height = Math.round(rows.length * rowHeight * density)
      context.setTransform(density, 0, 0, density, 0, 0)
      context.font = `600 11px ${getComputedStyle(element).fontFamily}`
      context.textAlign = 'center'
      context.textBaseline = 'middle'
      const cells = rows.map((row) => row.cells)
      paintHeatGrid(context, { rows: cells, edges, width, rowHeight, hatchColor, inkOn })
    }
    paint()
    return followFonts(paint)
  }, [rows, edges, width, rowHeight, hatchColor, inkOn])
  const row = place?.row
  useLayoutEffect(() => {
    const element = scroll.current
    if (element === null || row === undefined) return
    const top = row * rowHeight
    const bottom = top + rowHeight
    if (top < element.scrollTop) element.scrollTop = top
    else if (bottom > element.scrollTop + element.clientHeight) {
      element.scrollTop = bottom - element.clientHeight
    }
  }, [row, rowHeight])
  return { canvas, scroll }
}
