import { fileName as fileNameOf, saveFile } from './saveFile.ts'

/**
 * Saves a widget that is on the page as a PNG, with its title. What makes the picture is loaded when
 * it is asked for.
 *
 * @param fileName without its ending; what file systems refuse is taken out
 * @throws {Error} when no such widget is on the page
 */
export async function saveWidgetPicture(widgetId: string, fileName: string): Promise<void> {
  const { widgetPicture } = await import('./widgetPicture.ts')
  saveFile(await widgetPicture(widgetId), fileNameOf(fileName, 'png'))
}
