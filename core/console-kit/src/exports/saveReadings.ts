import type { TimeRange } from '@airshed/contract'
import type { ApiClient } from '@airshed/data'
import type { WidgetPage } from '@airshed/host'
import { exportMeasurements } from '@airshed/schemas/calls'
import { readingsSearch } from './readingsSearch.ts'
import { fileName as fileNameOf, saveFile } from './saveFile.ts'

export interface SaveReadingsOptions {
  api: Pick<ApiClient, 'call'>
  /** Of the page; a widget with a range of its own is saved over that one. */
  range: TimeRange
  /** IANA zone of all times. */
  timezone: string
}

/**
 * Saves every reading behind a widget of a page as CSV, as the devices reported them: the chart shows
 * far fewer. The server writes the file.
 *
 * @param fileName without its extension; characters that file systems refuse are removed
 * @returns false, and nothing is saved, where the widget has no data points
 */
export async function saveReadings(
  page: Pick<WidgetPage, 'entries'> | null,
  widgetId: string,
  fileName: string,
  { api, range, timezone }: SaveReadingsOptions,
): Promise<boolean> {
  const entry = page?.entries().find(({ id }) => id === widgetId)
  const { data = null } = (await entry?.read()) ?? {}
  const body = readingsSearch(data, range, timezone)
  if (body === null) return false
  saveFile(await api.call(exportMeasurements, { body }), fileNameOf(fileName, 'csv'))
  return true
}
