import { useLayoutEffect, useState, type RefObject } from 'react'

/** Delay between the last change of a size and its update, in ms. */
const RESIZE_DEBOUNCE_MS = 100

export interface BoxSize {
  width: number
  height: number
}

/**
 * Inner size of an element in whole CSS pixels: immediately when it appears, then once each change
 * has settled.
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
    const measure = (): void => {
      const next = { width: element.clientWidth, height: element.clientHeight }
      setSize((known) =>
        known?.width === next.width && known.height === next.height ? known : next,
      )
    }
    measure()
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(measure, debounceMs)
    })
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [ref, debounceMs])
  return size
}
