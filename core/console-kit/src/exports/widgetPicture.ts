import { getFontEmbedCSS, toBlob } from 'html-to-image'

/** Sharp on paper and on dense screens. */
export const PICTURE_PIXEL_RATIO = 2

/** Controls of a card that are useless in a picture. */
const LEFT_OUT = '.air-card-menu, .air-visually-hidden'

/** The fonts of the page, fetched once. */
let fonts: Promise<string> | null = null

/**
 * A widget's card with its title as a PNG, twice as large as on the screen, on the background of the
 * theme.
 *
 * @throws {Error} when no such widget is on the page
 */
export async function widgetPicture(widgetId: string): Promise<Blob> {
  const card = document
    .querySelector(`[data-widget-id="${CSS.escape(widgetId)}"]`)
    ?.closest<HTMLElement>('.air-card')
  if (card === null || card === undefined) {
    throw new Error(`widgetPicture: expected a widget ${widgetId} on the page, found none`)
  }
  fonts ??= getFontEmbedCSS(card).catch(() => '')
  const blob = await toBlob(card, {
    pixelRatio: PICTURE_PIXEL_RATIO,
    backgroundColor: getComputedStyle(card).backgroundColor,
    fontEmbedCSS: await fonts,
    // Text nodes come here as well: they have no `matches`.
    filter: (node) => !(node instanceof Element && node.matches(LEFT_OUT)),
  })
  if (blob === null) throw new Error(`widgetPicture: the browser made no picture of ${widgetId}`)
  return blob
}
