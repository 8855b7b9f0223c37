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
    if (element === null) return
    setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
  }, [ref])
  return `max(${LEAST_PX}px, calc(100dvh - ${top + BOTTOM_PX}px))`
}
