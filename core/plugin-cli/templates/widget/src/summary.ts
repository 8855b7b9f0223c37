import { latestReading, readingWords, type PluginIntl, type WidgetData } from '@airshed/kit'
import type { NewPluginConfig } from './config.ts'

/** A one-sentence summary of the widget, for screen readers and reports. */
export function summary(config: NewPluginConfig, data: WidgetData, intl: PluginIntl): string {
  const title = config.name?.trim() || intl.formatMessage({ id: 'title' })
  const [frame] = data.frames
  if (frame === undefined) return intl.formatMessage({ id: 'summary.empty' }, { title })
  const profile = data.nodes[0]?.profiles?.[0]
  const { label: name, unit, precision, kind } = frame
  const reading = latestReading(frame, profile, data.asOfMs ?? 0)
  const words = readingWords({ ...reading, unit, precision, kind }, intl)
  return intl.formatMessage({ id: 'summary' }, { title, name, words })
}
