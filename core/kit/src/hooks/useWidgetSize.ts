import { followSize } from '@airshed/ui'
import { useLayoutEffect, useState, type RefObject } from 'react'

/** While a size changes all the time, it is updated this long after the last change, in ms. */
const RESIZE_DEBOUNCE_MS = 100

export interface BoxSize {
  width: number
  height: number
}

/**
 * Inner size of an element in whole CSS pixels: immediately when it appears and when it
 * changes, and once a series of changes has ended.
 *
 * @returns null until the element has been measured
 */
export function useWidgetSize(
  ref: RefObject<HTMLElement | null>,
  debounceMs = RESIZE_DEBOUNCE_MS,
): BoxSize | null {
  const [size, setSize] = useState<BoxSize | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    return followSize(
      element,
      ({ clientWidth, clientHeight }) => ({ width: clientWidth, height: clientHeight }),
      (next) =>
        setSize((known) =>
          known?.width === next.width && known.height === next.height ? known : next,
        ),
      debounceMs,
    )
  }, [ref, debounceMs])
  return size
}
