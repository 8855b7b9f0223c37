import { placePopover, type Box } from './placePopover.ts'

/**
 * Places an open popover, and again whenever its size or that of the window changes, as when readings or a font arrive.
 *
 * @param anchor its target in window pixels; null while out of view: it stays where it is
 * @returns functions that place it again, because its target moved, and that end this
 */
export function followPopover(
  element: HTMLElement,
  anchor: () => Box | null,
): { place: () => void; stop: () => void } {
  const place = (): void => {
    const around = anchor()
    if (around === null) return
    const { clientWidth, clientHeight } = document.documentElement
    const size = { width: element.offsetWidth, height: element.offsetHeight }
    const { left, top } = placePopover(around, size, { width: clientWidth, height: clientHeight })
    element.style.left = `${left}px`
    element.style.top = `${top}px`
  }
  place()
  const observer = new ResizeObserver(place)
  observer.observe(element)
  window.addEventListener('resize', place)
  return {
    place,
    stop() {
      observer.disconnect()
      window.removeEventListener('resize', place)
    },
  }
}
