/** How long each part of a card's overflowing content is shown on a wall. */
export const CONTENT_TURN_MS = 7500
/** Less overflow than this (CSS px) is a margin, not content. */
const SLACK_PX = 4
/** Step as a share of the height: rows no higher than the rest are seen whole. */
const STEP_SHARE = 0.6

export interface Scrolled {
  top: number
  height: number
  contentHeight: number
}

/**
 * The next scroll position of overflowing content: a row that was cut off is then whole; after the last
 * part back to the start.
 *
 * @param headPx sticky header, which takes its height from each part
 * @returns null if everything fits
 */
export function nextTop({ top, height, contentHeight }: Scrolled, headPx = 0): number | null {
  const last = contentHeight - height
  if (last <= SLACK_PX) return null
  if (top >= last - SLACK_PX) return 0
  const step = Math.max(24, Math.round((height - headPx) * STEP_SHARE))
  return Math.min(last, top + step)
}

/** The elements in a wall that a user could scroll. */
function scrollers(wall: HTMLElement): HTMLElement[] {
  return [...wall.querySelectorAll<HTMLElement>('.air-card *')].filter((element) => {
    if (element.scrollHeight - element.clientHeight <= SLACK_PX) return false
    return ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)
  })
}

/** Shows the next part of every element in a wall that overflows its card. */
export function turnContent(wall: HTMLElement): void {
  for (const element of scrollers(wall)) {
    const { scrollTop: top, clientHeight: height, scrollHeight: contentHeight } = element
    const head = element.querySelector<HTMLElement>(':scope > table > thead')
    const next = nextTop({ top, height, contentHeight }, head?.offsetHeight ?? 0)
    if (next !== null) element.scrollTop = next
  }
}
