import type { TimeRange } from '@airshed/contract'
import type { WidgetPage } from '@airshed/host'
import type { Locale } from '@airshed/schemas'
import { fileName, saveFile } from './saveFile.ts'

/** The information about the exported page in a workbook. */
export interface WorkbookAbout {
  /** Name of the dashboard, and of the file. */
  title: string
  /** Window of the page. */
  range: TimeRange
  /** IANA zone of all times. */
  timezone: string
  /** Name of the organization. */
  organization: string
  locale: Locale
  /** Version of the console; default unknown. */
  version?: string
  /** ms UTC; default now. */
  exportedAtMs?: number
}

/**
 * Saves the data of a page's widgets as a workbook: a sheet for each, with the data as the widget
 * has them, and one with their origin. The writer is loaded on demand.
 */
export async function savePageWorkbook(page: WidgetPage, about: WorkbookAbout): Promise<void> {
  const { pageWorkbook } = await import('./workbook.ts')
  saveFile(await pageWorkbook(page, about), fileName(about.title, 'xlsx'))
}
