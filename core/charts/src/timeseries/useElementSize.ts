import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'

/** Delay between the last change of the container's size and that of the chart, in ms. */
export const RESIZE_DEBOUNCE_MS = 250

export interface ElementSize {
  width: number
  height: number
}

/**
 * The size of an element's content in CSS pixels, `{ width: 0, height: 0 }` before it is known. The
 * first size is answered at once, later ones debounced.
 */
export function useElementSize(
  element: RefObject<HTMLElement | null>,
  debounceMs: number = RESIZE_DEBOUNCE_MS,
): ElementSize {
  const [size, setSize] = useState<ElementSize>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const watched = element.current
    if (watched === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isFirst = true
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 }
      const take = (): void =>
        setSize((old) => (old.width === width && old.height === height ? old : { width, height }))
      clearTimeout(timer)
      if (isFirst) take()
      else timer = setTimeout(take, debounceMs)
      isFirst = false
    })
    observer.observe(watched)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element, debounceMs])
  return size
}
