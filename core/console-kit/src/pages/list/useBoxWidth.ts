import { useLayoutEffect, useState, type RefObject } from 'react'

/** Width of an element in CSS pixels as it changes; null before it is measured. */
export function useBoxWidth(element: RefObject<HTMLElement | null>): number | null {
  const [widthPx, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const box = element.current
    if (box === null) return undefined
    const measure = (): void => setWidth(box.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return widthPx
}
