import { fileName as fileNameOf, saveFile } from './saveFile.ts'

/**
 * Saves a widget that is on the page as a PNG, with its title. The renderer is loaded on demand.
 *
 * @param fileName without its extension; characters that file systems refuse are removed
 * @throws {Error} when no such widget is on the page
 */
export async function saveWidgetPicture(widgetId: string, fileName: string): Promise<void> {
  const { widgetPicture } = await import('./widgetPicture.ts')
  saveFile(await widgetPicture(widgetId), fileNameOf(fileName, 'png'))
}
