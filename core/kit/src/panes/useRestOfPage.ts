import { useLayoutEffect, useState, type RefObject } from 'react'

/** Below the panes, as below every page. */
const BOTTOM_PX = 24
/** On low windows the page scrolls rather than that panes get flatter. */
const LEAST_PX = 480

/** A CSS height: from where an element begins to the end of the window. */
export function useRestOfPage(ref: RefObject<HTMLElement | null>): string {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
  }, [ref])
  return `max(${LEAST_PX}px, calc(100dvh - ${top + BOTTOM_PX}px))`
}
