import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'

/** Delay between the last change of the container's size and that of the chart, in ms. */
export const RESIZE_DEBOUNCE_MS = 250

export interface ElementSize {
  width: number
  height: number
}

/** What an observer of the element would report now. */
function contentSize(element: HTMLElement): ElementSize {
  const box = element.getBoundingClientRect()
  // An observer reports the size without the page's enlargement, such as on a wall display.
  const zoom = element.currentCSSZoom || 1
  const [width, height] = [box.width / zoom, box.height / zoom]
  const style = getComputedStyle(element)
  const edges = (...names: string[]): number =>
    names.reduce((sum, name) => sum + (Number.parseFloat(style.getPropertyValue(name)) || 0), 0)
  return {
    width:
      width - edges('padding-left', 'padding-right', 'border-left-width', 'border-right-width'),
    height:
      height - edges('padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width'),
  }
}

/**
 * The size of an element's content in CSS pixels, `{ width: 0, height: 0 }` before it is known. The first size is known
 * before anything is painted, so that nothing is drawn at a wrong size; later ones are debounced.
 */
export function useElementSize(
  element: RefObject<HTMLElement | null>,
  debounceMs: number = RESIZE_DEBOUNCE_MS,
): ElementSize {
  const [size, setSize] = useState<ElementSize>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const watched = element.current
    if (watched === null) return undefined
    const take = ({ width, height }: ElementSize): void =>
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }))
    // An observer reports only after the first paint.
    take(contentSize(watched))
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(([entry]) => {
      clearTimeout(timer)
      if (entry !== undefined) timer = setTimeout(() => take(entry.contentRect), debounceMs)
    })
    observer.observe(watched)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element, debounceMs])
  return size
}
