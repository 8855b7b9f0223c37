import { getFontEmbedCSS, toCanvas } from 'html-to-image'
import { drawCaption } from './drawCaption.ts'

/** Sharp on paper and on dense screens. */
export const PICTURE_PIXEL_RATIO = 2

/** Controls of a card that are useless in a picture. */
const LEFT_OUT = '.air-card-menu, .air-visually-hidden, select'
/** Those of them that only have an icon. */
const CONTROLS = 'a, button'

const isLeftOut = (node: Element): boolean =>
  node.matches(LEFT_OUT) || (node.matches(CONTROLS) && node.textContent.trim() === '')

/** The fonts of the page, fetched once. */
let fonts: Promise<string> | null = null

/**
 * A widget's card with its title as a PNG, twice as large as on the screen, on the background of the
 * theme; links and buttons that are icons are left out.
 *
 * @param caption lines below the card; broken where they are wider than it
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
  const drawn = await toCanvas(card, {
    pixelRatio: PICTURE_PIXEL_RATIO,
    backgroundColor,
    fontEmbedCSS: await fonts,
    // Text nodes come here as well: they have no `matches`.
    filter: (node) => !(node instanceof Element && isLeftOut(node)),
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
