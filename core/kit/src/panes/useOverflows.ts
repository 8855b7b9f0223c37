import { useCallback, useState } from 'react'

/**
 * Whether an element's contents are larger than the element, and the ref to put on it.
 * Both the element and its children are observed: contents may grow on their own.
 */
export function useOverflows(): [boolean, (element: HTMLElement | null) => void] {
  const [overflows, setOverflows] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const measure = (): void =>
      setOverflows(
        element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth,
      )
    const sizes = new ResizeObserver(measure)
    const observeAll = (): void => {
      sizes.disconnect()
      for (const part of [element, ...element.children]) sizes.observe(part)
    }
    const parts = new MutationObserver(observeAll)
    parts.observe(element, { childList: true })
    observeAll()
    return () => {
      sizes.disconnect()
      parts.disconnect()
    }
  }, [])
  return [overflows, ref]
}
