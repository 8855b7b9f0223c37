import { followSize } from '@airshed/ui'
import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'

/** While a container changes all the time, its chart follows this long after the last change, in ms. */
const RESIZE_DEBOUNCE_MS = 250

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
 * before anything is painted, so that nothing is drawn at a wrong size; a later one at once, and those that follow
 * within `debounceMs` together.
 */
export function useElementSize(
  element: RefObject<HTMLElement | null>,
  debounceMs: number = RESIZE_DEBOUNCE_MS,
): ElementSize {
  const [size, setSize] = useState<ElementSize>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const watched = element.current
    if (watched === null) return undefined
    // Without a difference, React does not render again.
    const take = (next: ElementSize): void =>
      setSize((old) => (old.width === next.width && old.height === next.height ? old : next))
    return followSize(watched, contentSize, take, debounceMs)
  }, [element, debounceMs])
  return size
}
