import { useEffect, useState, type RefObject } from 'react'
import { pageContexts } from './contextBudget.ts'

/** Loading just before it comes into view is early enough. */
const MARGIN = '200px 0px'

/** true while the element may hold a WebGL context: it is in view, or was among the most recent ones. */
export function useContextGrant(ref: RefObject<HTMLElement | null>): boolean {
  const [isGranted, setGranted] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const claim = pageContexts.claim(() => setGranted(claim.isGranted()))
    const observer = new IntersectionObserver(
      (entries) => claim.setInSight(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      claim.leave()
    }
  }, [ref])
  return isGranted
}
