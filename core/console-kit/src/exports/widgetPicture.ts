import { getFontEmbedCSS, toCanvas } from 'html-to-image'
import { drawCaption } from './drawCaption.ts'
import { holdStyles } from './heldStyles.ts'
import { LEFT_OUT_CSS, markLeftOut } from './leftOut.ts'

/** Sharp on paper and on dense screens. */
const PICTURE_PIXEL_RATIO = 2

/** For screen readers: takes no space, and a copy would show it. */
const UNSEEN = '.air-visually-hidden'

/** A card without a ground of its own shows that of what it lies on. */
function groundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element)
  const isClear = backgroundColor === 'transparent' || backgroundColor === 'rgba(0, 0, 0, 0)'
  return isClear && element.parentElement !== null
    ? groundOf(element.parentElement)
    : backgroundColor
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
  fonts ??= getFontEmbedCSS(document.body).catch(() => '')
  const backgroundColor = groundOf(card)
  const { fontFamily } = getComputedStyle(card)
  const fontRules = await fonts
  const releases = [holdStyles(card), markLeftOut(card)]
  const drawn = await toCanvas(card, {
    pixelRatio: PICTURE_PIXEL_RATIO,
    backgroundColor,
    fontEmbedCSS: fontRules + LEFT_OUT_CSS,
    // Text nodes come here as well: they have no `matches`.
    filter: (node) => !(node instanceof Element && node.matches(UNSEEN)),
  }).finally(() => {
    for (const release of releases) release()
  })
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
