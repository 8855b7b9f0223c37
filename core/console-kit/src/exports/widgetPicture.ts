import { getFontEmbedCSS, toCanvas } from 'html-to-image'
import { drawCaption } from './drawCaption.ts'

/** Sharp on paper and on dense screens. */
export const PICTURE_PIXEL_RATIO = 2

/** Controls of a card that are useless in a picture. */
const LEFT_OUT = '.air-card-menu, .air-visually-hidden, select'
/** Left out if they have only an icon. */
const LINKS = 'a'
/** Buttons that only trigger an action; toggles and sortable headers also carry information, and are kept. */
const BUTTONS = 'button:not([aria-pressed]):not(th button)'

const isLeftOut = (node: Element): boolean =>
  node.matches(LEFT_OUT) ||
  node.matches(BUTTONS) ||
  (node.matches(LINKS) && node.textContent.trim() === '')

/**
 * Fixes the current width of table cells that fill the available space, as a copy of the card has no space to
 * fill.
 *
 * @returns the function that undoes it
 */
function holdWidths(card: HTMLElement): () => void {
  const cells = [...card.querySelectorAll<HTMLElement>('th, td')]
    .filter((cell) => getComputedStyle(cell).maxWidth === '0px')
    .map((cell) => ({ cell, style: cell.getAttribute('style'), width: cell.offsetWidth }))
  for (const { cell, width } of cells) cell.style.maxWidth = `${width}px`
  return () => {
    for (const { cell, style } of cells) {
      if (style === null) cell.removeAttribute('style')
      else cell.setAttribute('style', style)
    }
  }
}

/** The fonts of the page, fetched once. */
let fonts: Promise<string> | null = null

/**
 * A widget's card with its title as a PNG, twice as large as on the screen, on the background of the
 * theme; buttons, and links that are icons, are left out.
 *
 * @param caption lines below the card; broken if they are wider than the card
 * @throws {Error} when no such widget is on the page
 */
export async function widgetPicture(
  widgetId: string,
  caption: readonly string[] = [],
): Promise<Blob> {
  const card = document
    .querySelector(`[data-widget-id="${CSS.escape(widgetId)}"]`)
    ?.closest<HTMLElement>('.air-card')
  if (card === null || card === undefined) {
    throw new Error(`widgetPicture: expected a widget ${widgetId} on the page, found none`)
  }
  fonts ??= getFontEmbedCSS(card).catch(() => '')
  const { backgroundColor, fontFamily } = getComputedStyle(card)
  const release = holdWidths(card)
  const drawn = await toCanvas(card, {
    pixelRatio: PICTURE_PIXEL_RATIO,
    backgroundColor,
    fontEmbedCSS: await fonts,
    // Text nodes come here as well: they have no `matches`.
    filter: (node) => !(node instanceof Element && isLeftOut(node)),
  }).finally(release)
  const picture =
    caption.length === 0
      ? drawn
      : drawCaption(drawn, caption, {
          ink: getComputedStyle(card).getPropertyValue('--air-muted'),
          ground: backgroundColor,
          fontFamily,
          pixelRatio: PICTURE_PIXEL_RATIO,
        })
  const blob = await new Promise<Blob | null>((resolve) => {
    picture.toBlob(resolve)
  })
  if (blob === null) throw new Error(`widgetPicture: the browser made no picture of ${widgetId}`)
  return blob
}
