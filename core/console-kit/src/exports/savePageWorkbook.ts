import type { WidgetPage } from '@airshed/host'
import { fileName, saveFile } from './saveFile.ts'
import type { WorkbookAbout } from './workbook.ts'

/**
 * Saves the data of a page's widgets as a workbook: a sheet for each, with the data as the widget
 * has them, and one with their origin. The writer is loaded on demand.
 */
export async function savePageWorkbook(page: WidgetPage, about: WorkbookAbout): Promise<void> {
  const { pageWorkbook } = await import('./workbook.ts')
  saveFile(await pageWorkbook(page, about), fileName(about.title, 'xlsx'))
}
