import { useEffect, useState, type RefObject } from 'react'

/** A widget counts as in sight so far below or above the window, so that it is there in time. */
const MARGIN_PX = 400

const callbacks = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | null = null

// One observer for the page: its one call for all widgets keeps their requests together.
function observe(element: Element, onSight: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) callbacks.get(target)?.()
      }
    },
    { rootMargin: `${MARGIN_PX}px 0px` },
  )
  callbacks.set(element, onSight)
  observer.observe(element)
  return () => {
    callbacks.delete(element)
    observer?.unobserve(element)
  }
}

/** true from the first time that the element is in sight, or nearly. */
export function useInSight(ref: RefObject<HTMLElement | null>): boolean {
  const [wasSeen, setWasSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (wasSeen || element === null) return undefined
    return observe(element, () => setWasSeen(true))
  }, [ref, wasSeen])
  return wasSeen
}
