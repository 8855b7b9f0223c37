import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** A widget counts as in sight up to this distance below or above the window, so that it is ready in time. */
const MARGIN_PX = 400

const callbacks = new WeakMap<Element, (isInSight: boolean) => void>()
let observer: IntersectionObserver | null = null

// One observer for the page: one call notifies all widgets that came into sight together.
function observe(element: Element, notify: (isInSight: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) callbacks.get(target)?.(isIntersecting)
    },
    { rootMargin: `${MARGIN_PX}px 0px` },
  )
  callbacks.set(element, notify)
  observer.observe(element)
  return () => {
    callbacks.delete(element)
    observer?.unobserve(element)
  }
}

/**
 * @param onChange called with whether the element is in sight, or nearly, first and on each
 *   change
 * @returns true from the first time that it is
 */
export function useInSight(
  ref: RefObject<HTMLElement | null>,
  onChange: (isInSight: boolean) => void,
): boolean {
  const [wasSeen, setWasSeen] = useState(false)
  const notify = useEffectEvent((isInSight: boolean) => {
    onChange(isInSight)
    if (isInSight) setWasSeen(true)
  })
  useEffect(() => {
    const element = ref.current
    return element === null ? undefined : observe(element, (isInSight) => notify(isInSight))
  }, [ref])
  return wasSeen
}
