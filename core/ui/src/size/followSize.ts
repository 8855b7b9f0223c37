/** On an element while a change of its size is not taken yet: tests and pictures wait until there is none. */
export const PENDING_SIZE = 'data-pending-size'

export interface FollowedSize {
  width: number
  height: number
}

/**
 * Reports each change of an element's size. The first change is reported at once, as whatever is laid out by the old size
 * lies over its neighbours until then; those that follow within `debounceMs`, as while a border is dragged, are reported
 * together once they have ended.
 *
 * @param measure the size in CSS pixels; called now, and after each change
 * @param report called with the first size before this function returns, then with every other one
 * @returns the function that ends it
 */
export function followSize(
  element: HTMLElement,
  measure: (element: HTMLElement) => FollowedSize,
  report: (size: FollowedSize) => void,
  debounceMs: number,
): () => void {
  let reported = measure(element)
  report(reported)
  let quiet: ReturnType<typeof setTimeout> | undefined
  const isNew = ({ width, height }: FollowedSize): boolean =>
    width !== reported.width || height !== reported.height
  const end = (): void => {
    quiet = undefined
    element.removeAttribute(PENDING_SIZE)
    take()
  }
  const take = (): void => {
    const next = measure(element)
    if (!isNew(next)) return
    reported = next
    quiet = setTimeout(end, debounceMs)
    report(next)
  }
  const observer = new ResizeObserver(() => {
    if (quiet === undefined) {
      take()
      return
    }
    if (!isNew(measure(element))) return
    clearTimeout(quiet)
    quiet = setTimeout(end, debounceMs)
    element.setAttribute(PENDING_SIZE, '')
  })
  observer.observe(element)
  return () => {
    clearTimeout(quiet)
    element.removeAttribute(PENDING_SIZE)
    observer.disconnect()
  }
}
