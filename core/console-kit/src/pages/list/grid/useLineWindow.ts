import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, type RefObject } from 'react'
import type { ListLine } from './listLines.ts'

/** Heights in CSS pixels before a line is measured. */
const LINE_PX = { group: 36, row: 32, detail: 160 } as const
const NARROW_PX = { group: 36, row: 60, detail: 240 } as const
/** Number of lines that are rendered above and below the visible ones. */
const OVERSCAN = 12

export type LineWindow = Virtualizer<HTMLDivElement, HTMLDivElement>

/**
 * The lines of a list that are rendered: the visible ones, and the active one of the keyboard,
 * which would lose the focus otherwise.
 *
 * @param place `activeIndex` is the index of the active line, -1 for none; `headPx` is the height of the header
 *   that covers the top of the scroller
 */
export function useLineWindow<Row>(
  scroller: RefObject<HTMLDivElement | null>,
  lines: readonly ListLine<Row>[],
  place: { activeIndex: number; headPx: number; isNarrow: boolean },
): LineWindow {
  const { activeIndex, headPx, isNarrow } = place
  const heights = isNarrow ? NARROW_PX : LINE_PX
  // oxlint-disable-next-line react/incompatible-library -- its result is read in the same render, and passed to nothing that is memoized
  return useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback(
      (index: number) => heights[lines[index]?.kind ?? 'row'],
      [lines, heights],
    ),
    getItemKey: useCallback(
      (index: number) => `${lines[index]?.kind} ${lines[index]?.key}`,
      [lines],
    ),
    overscan: OVERSCAN,
    // The virtualizer does not know about the header above the lines: the last visible one ends that
    // much lower.
    scrollPaddingEnd: headPx,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const drawn = defaultRangeExtractor(range)
        if (activeIndex < 0 || drawn.includes(activeIndex)) return drawn
        return [...drawn, activeIndex].toSorted((a, b) => a - b)
      },
      [activeIndex],
    ),
  })
}
