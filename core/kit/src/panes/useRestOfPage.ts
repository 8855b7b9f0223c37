import { useLayoutEffect, useState, type RefObject } from 'react'

/** Space below the panes, as on every page. */
const BOTTOM_PX = 24
/** In low windows, the page scrolls instead of flattening the panes. */
const LEAST_PX = 480

/** A CSS height: from the top of an element to the bottom of the window. */
export function useRestOfPage(ref: RefObject<HTMLElement | null>): string {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const measure = (): void =>
      setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
    measure()
    // What is above grows later, as where its words wrap with a font that arrives late: then so does a box around both.
    const observer = new ResizeObserver(measure)
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      observer.observe(box)
      for (const part of box.children) if (!part.contains(element)) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [ref])
  return `max(${LEAST_PX}px, calc(100dvh - ${top + BOTTOM_PX}px))`
}
