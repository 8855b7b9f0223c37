/** Controls of a card that are useless in a picture, with their labels. */
const CONTROLS = '.air-card-menu, label:has(select), .bp6-html-select, select'
/** Buttons that only trigger an action; toggles and sortable headers also carry information, and are kept. */
const BUTTONS = 'button:not([aria-pressed]):not(th button)'
/** Left out if they have only an icon. */
const LINKS = 'a'

const MARK = 'data-left-out'

/** Hides what is marked, but keeps its place; a picture cannot be scrolled either. */
export const LEFT_OUT_CSS = `
[${MARK}], [${MARK}] * { visibility: hidden !important }
* { scrollbar-width: none !important }`

const isLeftOut = (node: Element): boolean =>
  node.matches(CONTROLS) ||
  node.matches(BUTTONS) ||
  (node.matches(LINKS) && node.textContent.trim() === '')

/**
 * Marks the parts of a card that its picture leaves out; on the page the mark has no effect.
 *
 * @returns the function that removes the marks
 */
export function markLeftOut(card: Element): () => void {
  const marked = [...card.querySelectorAll('*')].filter(isLeftOut)
  for (const element of marked) element.setAttribute(MARK, '')
  return () => {
    for (const element of marked) element.removeAttribute(MARK)
  }
}
