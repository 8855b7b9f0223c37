import { useEffect, useState, type RefObject } from 'react'
import { pageContexts } from './contextBudget.ts'

/** Nearly in sight is early enough to be there in time. */
const MARGIN = '200px 0px'

/** true while the element may hold a WebGL context: it is in sight, or was among the last ones. */
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
