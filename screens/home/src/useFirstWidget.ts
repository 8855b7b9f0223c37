import { useEffect, useState, type RefObject } from 'react'

/** What follows the widgets is not kept waiting longer than this, for example by a widget that fails. */
const LONGEST_MS = 1_500
/** The other widgets and their data come first on the line. */
const AFTER_MS = 200

/** False until shortly after the first widget inside an element is drawn: for what a first visit does not wait for. */
export function useFirstWidget(frame: RefObject<HTMLElement | null>): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    let timer = setTimeout(() => setDrawn(true), LONGEST_MS)
    const observer = new MutationObserver(() => {
      if (element.querySelector('.air-widget') === null) return
      observer.disconnect()
      clearTimeout(timer)
      timer = setTimeout(() => setDrawn(true), AFTER_MS)
    })
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [frame])
  return isDrawn
}
