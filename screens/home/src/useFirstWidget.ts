import { useEffect, useState, type RefObject } from 'react'

/** What follows the widgets is not kept waiting longer than this, for example by a widget that fails. */
const LONGEST_MS = 1_500

/** False until the first widget inside an element is drawn: for what a first visit does not wait for. */
export function useFirstWidget(frame: RefObject<HTMLElement | null>): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const check = (): void => {
      if (element.querySelector('.air-widget') !== null) setDrawn(true)
    }
    const observer = new MutationObserver(check)
    observer.observe(element, { childList: true, subtree: true })
    const timer = setTimeout(() => setDrawn(true), LONGEST_MS)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [frame])
  return isDrawn
}
