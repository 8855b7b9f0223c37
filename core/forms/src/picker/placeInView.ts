/** Space that stays between a list and the edge of what can be seen. */
const EDGE_PX = 8

/** What can be seen around an element: the window, and each box around it that scrolls. */
function viewAround(element: HTMLElement): { top: number; bottom: number } {
  const view = { top: 0, bottom: window.innerHeight }
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    if (getComputedStyle(box).overflowY === 'visible') continue
    const { top, bottom } = box.getBoundingClientRect()
    view.top = Math.max(view.top, top)
    view.bottom = Math.min(view.bottom, bottom)
  }
  return view
}

/**
 * Puts a list where it can be seen: below its field if there is room, above it if there is only there,
 * or else below it, scrolled into sight. Sets `data-side`.
 *
 * @param list its parent holds the field
 */
export function placeInView(list: HTMLElement): void {
  const field = list.parentElement?.getBoundingClientRect()
  if (field === undefined) return
  const view = viewAround(list)
  const heightPx = list.offsetHeight + EDGE_PX
  const isBelow = view.bottom - field.bottom >= heightPx
  const isAbove = !isBelow && field.top - view.top >= heightPx
  list.dataset['side'] = isAbove ? 'above' : 'below'
  if (!isBelow && !isAbove) list.scrollIntoView({ block: 'nearest' })
}
