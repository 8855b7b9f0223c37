/** How long a part of a card that does not fit is shown on a wall. */
export const CONTENT_TURN_MS = 7500
/** Less than this (CSS px) below the edge is a margin, not content. */
const SLACK_PX = 4
/** Rows of up to the rest of a part are seen whole. */
const STEP_SHARE = 0.6

export interface Scrolled {
  top: number
  height: number
  contentHeight: number
}

/**
 * Where content that does not fit continues: so much further down that a row which was cut is whole then;
 * after the last part from the start.
 *
 * @param headPx head that stays in sight, which takes its height from each part
 * @returns null where everything fits
 */
export function nextTop({ top, height, contentHeight }: Scrolled, headPx = 0): number | null {
  const last = contentHeight - height
  if (last <= SLACK_PX) return null
  if (top >= last - SLACK_PX) return 0
  const step = Math.max(24, Math.round((height - headPx) * STEP_SHARE))
  return Math.min(last, top + step)
}

/** The elements in a wall that would scroll if somebody were there to do it. */
function scrollers(wall: HTMLElement): HTMLElement[] {
  return [...wall.querySelectorAll<HTMLElement>('.air-card *')].filter((element) => {
    if (element.scrollHeight - element.clientHeight <= SLACK_PX) return false
    return ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)
  })
}

/** Shows the next part of everything in a wall that does not fit into its card. */
export function turnContent(wall: HTMLElement): void {
  for (const element of scrollers(wall)) {
    const { scrollTop: top, clientHeight: height, scrollHeight: contentHeight } = element
    const head = element.querySelector<HTMLElement>(':scope > table > thead')
    const next = nextTop({ top, height, contentHeight }, head?.offsetHeight ?? 0)
    if (next !== null) element.scrollTop = next
  }
}
