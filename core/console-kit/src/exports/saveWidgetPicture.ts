import type { WidgetPage } from '@airshed/host'
import type { Locale } from '@airshed/schemas'
import { fileName as fileNameOf, saveFile } from './saveFile.ts'

/** The locale and time zone for the caption of a picture. */
export interface PictureReader {
  locale: Locale
  /** IANA zone of all times. */
  timezone: string
}

/**
 * Saves a widget of a page as a PNG, with its title, and below it a caption that states its data, its time range,
 * and whether it is simulated. The renderer is loaded on demand.
 *
 * @param fileName without its extension; characters that file systems refuse are removed
 * @throws {Error} when no such widget is on the page
 */
export async function saveWidgetPicture(
  page: Pick<WidgetPage, 'entries'> | null,
  widgetId: string,
  fileName: string,
  { locale, timezone }: PictureReader,
): Promise<void> {
  const entry = page?.entries().find(({ id }) => id === widgetId)
  const [{ widgetPicture }, { pictureCaption }, { exportText }, reading] = await Promise.all([
    import('./widgetPicture.ts'),
    import('./pictureCaption.ts'),
    import('./exportText.ts'),
    entry?.read(),
  ])
  const caption =
    entry === undefined || reading === undefined
      ? []
      : pictureCaption(reading.data, entry, exportText(locale, timezone), reading.corrected)
  saveFile(await widgetPicture(widgetId, caption), fileNameOf(fileName, 'png'))
}
