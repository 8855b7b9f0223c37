import { readingWords, type PluginIntl, type WidgetData } from '@airshed/kit'
import { blocksOf } from './blocks.ts'
import type { BlocksConfig } from './config.ts'

/** Name of the widget, and of each block its parameter, value and grade. */
export function summary({ name }: BlocksConfig, data: WidgetData, intl: PluginIntl): string {
  const blocks = blocksOf(data, data.asOfMs ?? 0)
  if (blocks.length === 0) return intl.formatMessage({ id: 'summary.empty' }, { name })
  const values = blocks.map((block) => {
    const what = block.deviceName === null ? block.label : `${block.label} (${block.deviceName})`
    return `${what}: ${readingWords(block, intl)}`
  })
  return intl.formatMessage({ id: 'summary' }, { name, values: values.join('; ') })
}
