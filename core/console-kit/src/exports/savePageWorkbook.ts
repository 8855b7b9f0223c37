import type { TimeRange } from '@airshed/contract'
import type { WidgetPage } from '@airshed/host'
import type { Locale } from '@airshed/schemas'
import { fileName, saveFile } from './saveFile.ts'

/** What a workbook says about the page that it is made of. */
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
  /** Version of the console; default not told. */
  version?: string
  /** ms UTC; default now. */
  exportedAtMs?: number
}

/**
 * Saves what the widgets of a page show as a workbook: a sheet for each, with the data as the widget
 * has them, and one that says where all is from. The writer is loaded when it is asked for.
 */
export async function savePageWorkbook(page: WidgetPage, about: WorkbookAbout): Promise<void> {
  const { pageWorkbook } = await import('./workbook.ts')
  saveFile(await pageWorkbook(page, about), fileName(about.title, 'xlsx'))
}
