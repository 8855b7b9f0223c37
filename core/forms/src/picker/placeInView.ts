/** Minimum space between a list and the edge of the visible area. */
const EDGE_PX = 8

/** The visible area around an element: the intersection of the window and each scrolling ancestor. */
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
 * Places a list where it is visible: below its field if there is room, above it if there is room only
 * there, otherwise below it and scrolled into view. Sets `data-side`.
 *
 * @param list its parent contains the field
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
