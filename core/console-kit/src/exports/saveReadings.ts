import type { TimeRange } from '@airshed/contract'
import type { WidgetPage } from '@airshed/host'
import type { MeasurementExport } from '@airshed/schemas'
import { readingsSearch } from './readingsSearch.ts'

export interface SaveReadingsOptions {
  /** Saves the file, see {@link ReadingsFile}. */
  save: (search: MeasurementExport, name: string) => Promise<boolean>
  /** Of the page; a widget with a range of its own is saved over that one. */
  range: TimeRange
  /** IANA zone of all times. */
  timezone: string
}

/**
 * Saves every reading behind a widget of a page as CSV, as the devices reported them: the chart shows
 * far fewer.
 *
 * @param name of the file without its ending
 * @returns false, with nothing saved, if the widget has no data points
 */
export async function saveReadings(
  page: Pick<WidgetPage, 'entries'> | null,
  widgetId: string,
  name: string,
  { save, range, timezone }: SaveReadingsOptions,
): Promise<boolean> {
  const entry = page?.entries().find(({ id }) => id === widgetId)
  const { data = null } = (await entry?.read()) ?? {}
  const search = readingsSearch(data, range, timezone)
  if (search === null) return false
  await save(search, name)
  return true
}
