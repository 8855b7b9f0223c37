import { fileName as fileNameOf, saveFile } from './saveFile.ts'

/**
 * Saves a card of a page as a PNG, with its title, and lines of small print below it. The renderer is
 * loaded on demand.
 *
 * @param cardId `data-widget-id` of an element within the card
 * @param fileName without its extension; characters that file systems refuse are removed
 * @throws {Error} when there is no such card
 */
export async function saveCardPicture(
  cardId: string,
  fileName: string,
  caption: readonly string[] = [],
): Promise<void> {
  const { widgetPicture } = await import('./widgetPicture.ts')
  saveFile(await widgetPicture(cardId, caption), fileNameOf(fileName, 'png'))
}
